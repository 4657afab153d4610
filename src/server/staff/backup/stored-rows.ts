import { createReadStream } from 'node:fs'
import type { StoredRows } from '../../db/restore-rows.ts'
import { type Manifest, tableFile } from './manifest.ts'

export const storedRows = (folder: string, { migrations, tables, sequences }: Manifest): StoredRows => ({
  migrations,
  tables: tables.map(({ name, columns }) => ({ name, columns })),
  sequences,
  rowsOf: (table) => createReadStream(tableFile(folder, table)),
})

import { rmSync } from 'node:fs'

/** The browser tests' own database; its server has stopped by now. */
export default function removeData(): void {
  const dataDir = process.env.E2E_DATA_DIR
  if (dataDir !== undefined) rmSync(dataDir, { recursive: true, force: true })
}

import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ensureDataDir, ensurePhotoFolders } from './data-folder.ts'

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatepost-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a folder is made with its parents, and what is in it is ours alone', () => {
  const dataDir = path.join(aFolder(), 'far', 'away', 'data')
  const { incoming } = ensurePhotoFolders(dataDir)
  ensurePhotoFolders(dataDir)
  expect(statSync(incoming).mode & 0o777).toBe(0o700)
})

test('where there can be no folder, the error comes at once and names the variable', () => {
  expect(() => ensureDataDir('/proc/nope/data')).toThrow(/^DATA_DIR is \/proc\/nope\/data: /)
  const file = path.join(aFolder(), 'file')
  writeFileSync(file, '')
  expect(() => ensureDataDir(file)).toThrow('it is a file, not a folder')
  expect(() => ensureDataDir(path.join(file, 'data'))).toThrow('a part of that path is a file')
})

import { type InstallationCommand, readArguments } from './command.ts'

const takesFolder = (name: 'backup' | 'restore', does: string): InstallationCommand => ({
  on: 'installation',
  name,
  takes: 'DIR',
  does,
  read: (args) => {
    const given = readArguments(args, 'DIR', [])
    return 'problem' in given ? given : (installation) => installation[name](given.named)
  },
})

const backup = takesFolder(
  'backup',
  'Writes the database and the photos into DIR, which must not exist yet, and checks the copy by restoring it. The site may go on.',
)

const restore = takesFolder(
  'restore',
  'Puts a backup into an empty installation: a DATA_DIR that does not exist yet, or an empty database. The site must not run.',
)

export const BACKUP_COMMANDS = [backup, restore]

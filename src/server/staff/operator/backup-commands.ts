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
  'Backs up the database and photos into DIR, a new folder, and checks the copy by restoring it. The site can keep running.',
)

const restore = takesFolder(
  'restore',
  'Restores a backup into an empty installation: a new DATA_DIR, or an empty database. Stop the site first.',
)

export const BACKUP_COMMANDS = [backup, restore]

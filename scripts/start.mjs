// `npm start`: installs what is missing, then starts the stack and the app (scripts/start-app.ts).
import { spawn } from 'node:child_process'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()

const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start-app.ts'], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))

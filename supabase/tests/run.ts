/**
 * `npm run test:db`: the SQL tests on PGlite; with `--native` the same schema on a native PostgreSQL, where one
 * is installed. Other arguments go to vitest.
 */
import { spawnSync } from 'node:child_process'
import { runNative, type Part } from './native/suite'

const args = process.argv.slice(2)
if (args.includes('--native')) await runOnNative()
else process.exitCode = runOnPglite(args)

function runOnPglite(rest: string[]): number {
  const { status } = spawnSync('node_modules/.bin/vitest', ['run', '--project', 'sql', ...rest], {
    stdio: 'inherit',
  })
  return status ?? 1
}

/** The last line has the counts that `npm test` reads. */
async function runOnNative(): Promise<void> {
  const total = { passed: 0, failed: 0, skipped: 0 }
  await runNative((part) => {
    const failed = part.assertions.filter(({ isPassed }) => !isPassed)
    total.passed += part.assertions.length - failed.length
    total.failed += failed.length
    total.skipped += part.skipped ? 1 : 0
    print(part, failed)
  })
  console.log(`native: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

function print({ name, assertions, skipped }: Part, failed: Part['assertions']): void {
  if (skipped) {
    console.log(`${name}: SKIPPED, ${skipped}`)
    return
  }
  console.log(`${name}: ${assertions.length - failed.length} passed, ${failed.length} failed`)
  for (const { name: title, details } of failed) console.log(`  ${title}\n${details}`)
}

/**
 * `npm run test:mutate`: changes the code that decides one place at a time, runs the tests that know it, and lists
 * the changes that nobody noticed. Fails below four fifths. Never a part of `npm test`.
 * `npm run test:mutate -- src/features/teams/model` takes the source below a path, `-- sql` the predicates of the
 * database alone, `-- sql is_admin` those whose name has a part.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { testPredicates } from './run-sql'
import { testMutants, type Outcome } from './run-source'
import { findTargets } from './targets'

const wantedShare = 0.8
const reportFile = '.cache/test/mutants.md'

const asked = process.argv.slice(2)
const isSqlAsked = asked[0] === 'sql'
const outcomes: Outcome[] = []

if (!isSqlAsked) {
  for (const file of findTargets(asked)) {
    const found = await testMutants(file)
    outcomes.push(...found)
    console.log(`${file}: ${describe(found)}`)
  }
}
if (isSqlAsked || asked.length === 0) {
  await testPredicates(asked.slice(1), (outcome) => {
    outcomes.push(outcome)
    console.log(`${outcome.isKilled ? 'noticed ' : 'SURVIVED'} ${outcome.place} ${outcome.change}`)
  })
}

const survivors = outcomes.filter(({ isKilled }) => !isKilled)
const lines = survivors.map(({ place, change }) => `- ${place} ${change}`)
mkdirSync('.cache/test', { recursive: true })
writeFileSync(reportFile, `# Survivors\n\n${describe(outcomes)}\n\n${lines.join('\n')}\n`)
console.log(`\nSurvivors, also in ${reportFile}:\n${lines.join('\n')}\n\n${describe(outcomes)}`)
if (outcomes.length === 0 || survivors.length > outcomes.length * (1 - wantedShare)) {
  process.exitCode = 1
}

function describe(found: readonly Outcome[]): string {
  const killed = found.filter(({ isKilled }) => isKilled).length
  const share = found.length > 0 ? Math.round((killed / found.length) * 100) : 100
  return `${killed} of ${found.length} mutants noticed (${share} %)`
}

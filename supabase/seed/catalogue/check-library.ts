/** How far the library is from what a coach educator would sign: `npm run check:library`. */
import { createCatalogue } from './catalogue'
import {
  countCoverage,
  coverageAges,
  coverageGroups,
  coverageSpaces,
  isForAge,
  isForGroup,
  isForSpace,
  wantedChoice,
} from './coverage'
import { filmFaults, listFilmFaults } from './film-faults'
import { readHandWritten } from './hand-written'
import { measureLikeness } from './likeness'
import { longestTitle } from './word-faults'

const startedAt = performance.now()
const generated = createCatalogue()
const seconds = (performance.now() - startedAt) / 1000
const megabytes = Buffer.byteLength(JSON.stringify(generated)) / 1_000_000
const exercises = [...generated, ...readHandWritten()]
const { distinctExercises, setUps, median, nearTwins } = measureLikeness(exercises)

print([
  [
    'exercises, each in all its sizes',
    new Set(exercises.map(({ slug, practice = slug }) => practice)).size,
    '',
  ],
  ['variants', exercises.length, ''],
  ['distinct practices by their rules', distinctExercises, 'at least 1,000'],
  ['distinct set-ups', setUps, 'at least 250'],
  ['likeness of practices to the nearest, median', median.toFixed(2), 'at most 0.50'],
  ['practices with a near twin (over 0.9)', `${Math.round(nearTwins * 100)} %`, ''],
  ['generated', `${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s`, ''],
])
print(
  (['en', 'de', 'bg'] as const).map((locale) => [
    `titles over ${longestTitle} characters (${locale})`,
    exercises.filter(({ texts }) => texts[locale].title.length > longestTitle).length,
    '0',
  ]),
)
const films = exercises.map(({ diagram }) => listFilmFaults(diagram))
print(
  filmFaults.map((fault) => [
    `films: ${fault}`,
    films.filter((found) => found.includes(fault)).length,
    '0',
  ]),
)

printCoverage('age', coverageAges, isForAge)
printCoverage('players', coverageGroups, isForGroup)
printCoverage('space', coverageSpaces, isForSpace)

/** One line a topic; a dot where it is not needed, a mark where there is too little to choose from. */
function printCoverage(
  by: string,
  bands: readonly (readonly [name: string, from: number, to: number])[],
  fits: typeof isForAge,
) {
  const rows = countCoverage(exercises, bands, fits)
  const thin = rows
    .flatMap(({ counts }) => counts)
    .filter((count) => count !== null && count < wantedChoice)
  const head = bands.map(([name]) => name.padStart(12)).join('')
  process.stdout.write(`\n${`practices by ${by}`.padEnd(24)}${head}\n`)
  for (const { topic, counts } of rows) {
    const cells = counts.map((count) =>
      (count === null ? '·' : `${count}${count < wantedChoice ? ' !' : '  '}`).padStart(12),
    )
    process.stdout.write(`${topic.padEnd(24)}${cells.join('')}\n`)
  }
  process.stdout.write(`cells below ${wantedChoice}: ${thin.length}\n`)
}

function print(
  rows: readonly (readonly [what: string, measured: string | number, wanted: string])[],
) {
  for (const [what, measured, wanted] of rows) {
    process.stdout.write(`${what.padEnd(44)}${String(measured).padStart(20)}  ${wanted}\n`)
  }
}

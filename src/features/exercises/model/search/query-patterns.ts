/**
 * How coaches write what they have, in English, German and Bulgarian: players, minutes, ages, ground and
 * conditions. Each pattern says what it means for the filters. First come first served: a pattern that
 * could swallow another's words stands after it.
 */
import type { EquipmentKind, IntensityLevel } from '../taxonomy'
import { formatAreaSize } from './area-sizes'

/** What words can say; the names and values of the library's filters. */
export interface QueryFacts {
  age: number
  players: number
  minutes: number
  area: string
  unused: number
  no_heading: boolean
  favourites: boolean
  mine: boolean
  intensities: IntensityLevel[]
  without: EquipmentKind[]
}

export interface QueryPattern {
  pattern: RegExp
  /** Null: not meant after all (players 0, U99). */
  read: (groups: (string | undefined)[]) => Partial<QueryFacts> | null
}

/** Whole words only, in any alphabet. */
function createWordPattern(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu')
}

function parseBetween(text: string | undefined, min: number, max: number): number | null {
  const value = Number(text)
  return Number.isInteger(value) && value >= min && value <= max ? value : null
}

function createNumberReader(key: 'players' | 'minutes' | 'unused', min: number, max: number) {
  return ([, first, second]: (string | undefined)[]) => {
    const value = parseBetween(second ?? first, min, max)
    return value === null ? null : { [key]: value }
  }
}

const unit = {
  weeks: 'weeks?|wks?|wochen?|седмиц[аи]',
  players:
    'players?|kids|children|spielern?|spielerinnen|kindern?|mann|играч[аи]?|деца|човека|души',
  minutes: "min(?:ute)?s?\\.?|minuten|мин(?:ути|ута)?\\.?|'|′",
  unused:
    'not (?:been )?(?:used|done|played)|unused|nicht (?:benutzt|verwendet|gemacht|gespielt|genutzt)|unbenutzt|неизползван[аио]?|не (?:е|са) (?:ползван|използван|правен|игран)[аио]?|без ползване',
}

/** The German names of age groups: the older year of each (DFB). */
const germanAges: Record<string, number> = { a: 19, b: 17, c: 15, d: 13, e: 11, f: 9, g: 7 }

/** The first age of grown-ups, who play what the oldest juniors play (see search_exercises). */
export const adultAge = 20
const youngestAge = 6

const gear: readonly [source: string, kinds: EquipmentKind[]][] = [
  ['mini[- ]?goals?|minitore?n?|минивратички|малки врати', ['mini_goals']],
  ['(?:full[- ]?size |big )goals?|großtore?n?|големи врати', ['full_goals']],
  ['goals?|tore?n?|врат[аи]|вратички', ['mini_goals', 'youth_goals', 'full_goals']],
  ['cones?|hütchen|pylonen?|конус(?:и|а)?', ['cones']],
  ['poles?|stangen|колчета|пръти', ['poles']],
  ['bibs?|leibchen|потници', ['bibs']],
  ['mannequins?|dummys?|dummies|freistoßdummys?|манекени?', ['mannequins']],
  ['ladders?|leitern?|koordinationsleitern?|стълб[аи]', ['ladders']],
  ['hurdles?|hürden|препятствия', ['hurdles']],
  ['rings?|reifen|обръчи', ['rings']],
  ['rebounders?|prallwände?|рибаундъри?', ['rebounders']],
]

const without = '(?:without|no|ohne|keine?|без)'

const intensities: readonly [source: string, intensity: IntensityLevel][] = [
  ['very high intensity|sehr hohe intensität|много висок(?:а|ият)? интензивност', 'very_high'],
  ['high intensity|hohe intensität|висока интензивност', 'high'],
  ['medium intensity|mittlere intensität|средна интензивност', 'medium'],
  ['low intensity|niedrige intensität|geringe intensität|ниска интензивност', 'low'],
]

const hall =
  'indoors?|(?:in (?:the|a) )?(?:sports )?hall|gym(?:nasium)?|futsal|rainy day|bad weather|(?:in der )?(?:sport)?halle|hallen(?:training|fußball|fussball|einheit|übung(?:en)?)|schlechtwetter|(?:в )?(?:зала(?:та)?|физкултурен салон)|на закрито|футзал|лошо време'

const grounds: readonly [source: string, area: string][] = [
  [
    'half(?: a)?[ -]?pitch|half(?: a)? field|halb(?:er|en|es|e) (?:platz|feld)|halbfeld|spielfeldhälfte|половин(?:ката)? (?:игрище|терен)',
    'half',
  ],
  [
    '(?:a )?third of (?:a|the) pitch|third pitch|drittel(?:feld)?|(?:една )?трета (?:от )?(?:игрище|терен)(?:а|ето)?',
    'third',
  ],
  [
    'quarter(?: of (?:a|the))?[ -]?pitch|viertel(?:feld|platz)?|четвърт(?:инка)? (?:игрище|терен)',
    'quarter',
  ],
  [
    '(?:full|whole)[ -](?:pitch|field)|ganze[rns]? (?:platz|feld)|großfeld|цяло(?:то)? игрище|цял(?:ия)? терен',
    'full',
  ],
  ['(?:in the )?(?:penalty )?box|penalty area|(?:im )?strafraum|(?:в )?наказателното поле', 'box'],
  // A sports hall: a handball or futsal court.
  [`(?:${hall})(?:[ ,]+(?:${hall}))*`, '40x20'],
]

export const queryPatterns: readonly QueryPattern[] = [
  {
    pattern: createWordPattern(
      '(?:no|without|ohne|keine?|kein|без)(?: any)? (?:heading|headers?|kopfb[aä]lle?|kopfballspiel|(?:игра |удари? )?с? ?глава)',
    ),
    read: () => ({ no_heading: true }),
  },
  ...gear.map(([source, kinds]) => ({
    pattern: createWordPattern(`${without} (?:${source})`),
    read: () => ({ without: kinds }),
  })),
  {
    pattern: createWordPattern(
      `(?:${unit.unused})(?: (?:in|for|since|seit|от|за))?(?: the last)? (\\d{1,2}) ?(?:${unit.weeks})`,
    ),
    read: createNumberReader('unused', 1, 52),
  },
  {
    pattern: createWordPattern(
      `(?:(?:seit|от|за) )?(\\d{1,2}) ?(?:${unit.weeks}) (?:${unit.unused}|nicht)`,
    ),
    read: createNumberReader('unused', 1, 52),
  },
  ...grounds.map(([source, area]) => ({
    pattern: createWordPattern(source),
    read: () => ({ area }),
  })),
  {
    pattern: createWordPattern(
      '(\\d{1,3}) ?(?:m|м)? ?[x×х*] ?(\\d{1,2})(?: ?(?:m|м|meter|metres|метра))?',
    ),
    read: readSize,
  },
  {
    pattern: createWordPattern('(\\d{1,3}) (?:by|mal|на) (\\d{1,2}) ?(?:m|м|meter|metres|метра)'),
    read: readSize,
  },
  {
    pattern: createWordPattern(
      'u[ -]?(\\d{1,2})|under (\\d{1,2})s?|unter (\\d{1,2})|до (\\d{1,2}) ?(?:г\\.?|години)|(\\d{1,2}) ?(?:years?(?: olds?)?|jahre|jährige?|-jährige?|години|годишни|г\\.)',
    ),
    read: (groups) => {
      const age = parseBetween(
        groups.slice(1).find((text) => text !== undefined),
        4,
        39,
      )
      return age === null ? null : { age: Math.min(age, adultAge) }
    },
  },
  {
    pattern: createWordPattern(
      'seniors?|adults?|first team|senioren|seniorinnen|herren|erwachsene[nr]?|мъже|жени|възрастни|сеньори',
    ),
    read: () => ({ age: adultAge }),
  },
  {
    pattern: createWordPattern(
      'bambinis?|mini-?kicker|pampers-?liga|toddlers?|pre-?school(?:ers)?|най-малките|бамбини',
    ),
    read: () => ({ age: youngestAge }),
  },
  {
    pattern: createWordPattern('([a-g])[- ]?(?:jugend|junioren|juniorinnen)'),
    read: ([, letter = '']) => {
      const age = germanAges[letter.toLowerCase()]
      return age === undefined ? null : { age }
    },
  },
  {
    pattern: createWordPattern(
      `(\\d{1,2})(?: ?(?:-|–|to|bis|до) ?(\\d{1,2}))? ?(?:${unit.players})`,
    ),
    read: createNumberReader('players', 1, 40),
  },
  {
    pattern: createWordPattern(
      `(?:(?:up to|max\\.?|bis(?: zu)?|höchstens|до|макс\\.?) )?(\\d{1,3})(?: ?(?:-|–|to|bis|до) ?(\\d{1,3}))? ?(?:${unit.minutes})`,
    ),
    read: createNumberReader('minutes', 1, 120),
  },
  ...intensities.map(([source, intensity]) => ({
    pattern: createWordPattern(source),
    read: () => ({ intensities: [intensity] }),
  })),
  {
    pattern: createWordPattern('(?:my )?favou?rites?|(?:meine )?favoriten|(?:мои(?:те)? )?любими'),
    read: () => ({ favourites: true }),
  },
  {
    pattern: createWordPattern(
      'my (?:own )?(?:exercises|drills)|meine (?:eigenen )?übungen|мои(?:те)? упражнения',
    ),
    read: () => ({ mine: true }),
  },
]

function readSize([, one, other]: (string | undefined)[]) {
  const [length, width] = [parseBetween(one, 3, 120), parseBetween(other, 3, 90)]
  return length === null || width === null ? null : { area: formatAreaSize(length, width) }
}

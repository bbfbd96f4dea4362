/** What the size of a game means, in words: set-up, points, harder and easier. */
import type { Words3 } from '../possession/kit'
import type { Ground } from './kit'

const english = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const german = ['', 'einem', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben']
const bulgarian = ['', 'един', 'двама', 'трима', 'четирима', 'петима', 'шестима', 'седем играчи']

/** "3v3", "4v4+1", "5v5 with keepers". */
export function describeNumbers({ team, jokers = 0 }: Ground): Words3 {
  const plus = jokers > 0 ? `+${jokers}` : ''
  return [`${team}v${team}${plus}`, `${team} gegen ${team}${plus}`, `${team} срещу ${team}${plus}`]
}

/** "Two teams of three." */
function describeTeams(team: number, hasKeepers = false): Words3 {
  return [
    `Two teams of ${english[team] ?? team}${hasKeepers ? ', each with a keeper' : ''}.`,
    `Zwei Teams mit je ${german[team] ?? team} Spielern${hasKeepers ? ' und einem Torwart' : ''}.`,
    `Два отбора по ${bulgarian[team] ?? team}${hasKeepers ? ' и вратар' : ''}.`,
  ]
}

export function describeGround({ team, area, goals }: Ground): Words3 {
  const [length, width] = area
  const corner = Math.round(width * 0.2)
  const goalWords: Record<Ground['goals'], Words3> = {
    mini: [
      'a mini goal in the middle of each end line',
      'je einem Minitor in der Mitte der Grundlinien',
      'по една малка врата в средата на крайните линии',
    ],
    four: [
      `two mini goals on each end line, ${corner} m from the corners`,
      `je zwei Minitoren auf den Grundlinien, ${corner} m von den Ecken`,
      `по две малки врати на крайните линии, на ${corner} м от ъглите`,
    ],
    line: [
      'both end lines marked as goals over the whole width',
      'den beiden markierten Grundlinien als Tor über die ganze Breite',
      'двете крайни линии с маркери, които са врати по цялата ширина',
    ],
    small: [
      'a goal of 3 m on each end line',
      'je einem 3-m-Tor auf den Grundlinien',
      'по една врата от 3 м на крайните линии',
    ],
    keepers: [
      'a youth goal on each end line',
      'je einem Jugendtor auf den Grundlinien',
      'по една юношеска врата на крайните линии',
    ],
    round: [
      'a mini goal in the middle of each of the four sides',
      'je einem Minitor in der Mitte aller vier Seiten',
      'по една малка врата в средата на всяка от четирите страни',
    ],
  }
  const [en, de, bg] = goalWords[goals]
  const teams = describeTeams(team, goals === 'keepers')
  return [
    `Pitch of ${length} × ${width} m with ${en}; markers show half-way. ${teams[0]}`,
    `Feld von ${length} × ${width} m mit ${de}; Markierungen zeigen die Mittellinie. ${teams[1]}`,
    `Поле ${length} × ${width} м с ${bg}; маркери показват средата. ${teams[2]}`,
  ]
}

const points: Record<number, Words3> = {
  2: [
    'Two of you: one goes with the ball, the other stays in sight beside it.',
    'Zu zweit: Einer geht mit dem Ball, der andere bleibt daneben sichtbar.',
    'Двама сте: единият е с топката, другият се показва встрани.',
  ],
  3: [
    'Three of you make a triangle: one left, one right, never in a row.',
    'Zu dritt ein Dreieck: einer links, einer rechts, nie in einer Reihe.',
    'Тримата сте триъгълник: един вляво, един вдясно, никога в редица.',
  ],
  4: [
    'Be a diamond: one behind the ball, one on each side, one in front.',
    'Bildet eine Raute: einer hinter dem Ball, zwei außen, einer vorn.',
    'Бъдете ромб: един зад топката, двама отстрани, един отпред.',
  ],
  5: [
    'Two at the back, two wide, one at the front: change places, but keep the places filled.',
    'Zwei hinten, zwei außen, einer vorn: Plätze tauschen, aber besetzt halten.',
    'Двама отзад, двама по фланговете, един отпред: сменяйте местата, но ги пазете заети.',
  ],
  6: [
    'Keep three lines: whoever is level with a team-mate steps up or drops.',
    'Haltet drei Linien: Steht ihr auf einer Höhe, rückt einer vor oder zurück.',
    'Пазете три линии: на една височина ли сте, единият излиза или слиза.',
  ],
  7: [
    'Left, middle, right are always taken; the far side stays wide for the switch.',
    'Links, Mitte, rechts sind immer besetzt; die ferne Seite bleibt breit für den Wechsel.',
    'Ляво, център и дясно са винаги заети; далечният фланг остава широк за смяната.',
  ],
}
const faults: Record<number, Words3> = {
  2: [
    'Both run to the ball and nobody can be played to.',
    'Beide laufen zum Ball und keiner ist anspielbar.',
    'И двамата тичат към топката и няма на кого да се подаде.',
  ],
  3: [
    'All three hang on the ball like a bunch of grapes.',
    'Alle drei hängen als Traube am Ball.',
    'Тримата се скупчват около топката.',
  ],
  4: [
    'No one stays behind the ball, so every loss becomes a goal.',
    'Hinter dem Ball sichert keiner, jeder Verlust wird zum Gegentor.',
    'Зад топката няма никой и всяка загуба става гол.',
  ],
  5: [
    'The wide players drift inside and the middle gets tight.',
    'Die Äußeren ziehen nach innen und machen die Mitte eng.',
    'Фланговите влизат навътре и центърът се стеснява.',
  ],
  6: [
    'The lines drift apart: more than 15 m between the last and the first.',
    'Die Linien reißen auseinander: mehr als 15 m zwischen hinten und vorn.',
    'Линиите се разкъсват: повече от 15 м между задните и предните.',
  ],
  7: [
    'Everybody shifts to the ball side and nobody holds the far one.',
    'Alle rücken auf die Ballseite, keiner hält die ferne.',
    'Всички се местят към топката и никой не държи другия фланг.',
  ],
}

export function getPoint({ team }: Ground): Words3 {
  return points[team] ?? ['', '', '']
}

export function getFault({ team }: Ground): Words3 {
  return faults[team] ?? ['', '', '']
}

export function makeHarder({ area, team }: Ground): Words3 {
  const [length, width] = area
  const less = team < 4 ? 2 : 4
  return team % 2 === 0
    ? [
        `Less width: ${length} × ${width - less} m.`,
        `Weniger Breite: ${length} × ${width - less} m.`,
        `По-малка ширина: ${length} × ${width - less} м.`,
      ]
    : [
        `Less length: ${length - less} × ${width} m, so less time on the ball.`,
        `Weniger Länge: ${length - less} × ${width} m, also weniger Zeit am Ball.`,
        `По-къс терен: ${length - less} × ${width} м, тоест по-малко време с топката.`,
      ]
}

export function makeEasier({ area, team, ages }: Ground): Words3 {
  const [length, width] = area
  const more = team < 4 ? 3 : 5
  return ages[0] < 9
    ? [
        'When one team leads by three, the other brings on one more player.',
        'Führt ein Team mit drei Toren, bekommt das andere einen Spieler dazu.',
        'Когато единият отбор води с три, другият играе с един повече.',
      ]
    : [
        `More room: ${length + more} × ${width + more} m.`,
        `Mehr Platz: ${length + more} × ${width + more} m.`,
        `Повече място: ${length + more} × ${width + more} м.`,
      ]
}

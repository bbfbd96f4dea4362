/** King of the pitch: three teams, two play, the third helps from outside and comes in soon. */
import { createGame, type Ground } from './kit'
import { kingTasks } from './king-game-words'

const grounds: readonly Ground[] = [
  { team: 2, area: [18, 14], ages: [6, 10], level: 1, goals: 'mini' },
  { team: 3, area: [26, 20], ages: [7, 13], level: 1, goals: 'small' },
  { team: 4, area: [32, 24], ages: [9, 16], level: 2, goals: 'mini' },
  { team: 5, area: [40, 28], ages: [11, 19], level: 3, goals: 'keepers' },
  { team: 6, area: [46, 32], ages: [13, 19], level: 3, goals: 'keepers' },
]

export const kingGame = createGame({
  slug: 'king-of-the-pitch',
  topic: 'combination_play',
  moment: null,
  phase: 'game',
  practice_type: 'small_sided_game',
  corners: ['technical', 'psychological', 'social'],
  name: ['King of the pitch', 'König des Feldes', 'Крал на терена'],
  aim: [
    'Compete fairly and stay awake between the games.',
    'Fair wetteifern und auch zwischen den Spielen wach bleiben.',
    'Честно състезание и будност между игрите.',
  ],
  grounds,
  tasks: kingTasks,
  setup: ({ team }) => [
    `A third team of ${team} (blue) stands outside along the two side lines and is played to as a wall with one touch.`,
    `Ein drittes Team mit ${team} Spielern (blau) steht außen an den Seitenlinien und ist mit einem Kontakt als Wand anspielbar.`,
    `Трети отбор с ${team} играчи (синьо) е отвън по страничните линии и се ползва за стена с едно докосване.`,
  ],
  start: [
    'Two teams play, the third is the wall. Games are short: two minutes at most.',
    'Zwei Teams spielen, das dritte ist die Wand. Kurze Spiele: höchstens zwei Minuten.',
    'Два отбора играят, третият е стената. Игрите са къси: най-много две минути.',
  ],
  end: [
    'Changing takes five seconds; the new ball rolls then, ready or not.',
    'Der Wechsel dauert fünf Sekunden, dann rollt der neue Ball.',
    'Смяната трае пет секунди, после новата топка тръгва.',
  ],
  point: [
    'Outside: on your toes, talk, watch how the others play.',
    'Außen: auf den Zehen, mitreden, die anderen beobachten.',
    'Отвън: на пръсти, говорете и наблюдавайте другите.',
  ],
  progression: [
    'Teams name a captain who decides the tactics for a game.',
    'Jedes Team hat einen Kapitän, der die Taktik bestimmt.',
    'Всеки отбор има капитан, който решава тактиката.',
  ],
  fault: [
    'One team stays outside too long: change after two minutes in any case.',
    'Ein Team ist zu lange draußen: nach zwei Minuten auf jeden Fall wechseln.',
    'Единият отбор е дълго отвън: смяна най-късно след две минути.',
  ],
  others: ({ team }) => team,
  extra(drawing, { team }, { key }) {
    const [length, width] = drawing.area
    const wall: string[] = []
    for (let index = 0; index < team; index += 1) {
      const isTop = index % 2 === 0
      const many = isTop ? Math.ceil(team / 2) : Math.floor(team / 2)
      const place = Math.floor(index / 2)
      const part = (place + 1) / (many + 1)
      wall.push(
        drawing.player('c', [length * part + (isTop ? 0 : -1.5), isTop ? -0.9 : width + 0.9]),
      )
    }
    return key === 'wall-counts' ? wall[team > 4 ? 2 : 0] : undefined
  },
})

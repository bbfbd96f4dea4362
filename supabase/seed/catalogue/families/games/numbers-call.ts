/** Numbers game: the coach calls who plays; both teams wait on their end line, each child with a number. */
import type { Sketch } from '../../create-sketch'
import { addBench } from '../possession/kit'
import { createGame, type Ground } from './kit'
import { callTasks } from './numbers-call-words'

const grounds: readonly Ground[] = [
  { team: 2, area: [16, 12], ages: [5, 8], level: 1, goals: 'mini' },
  { team: 3, area: [20, 16], ages: [6, 10], level: 1, goals: 'small' },
  { team: 4, area: [22, 18], ages: [7, 12], level: 1, goals: 'small' },
  { team: 5, area: [25, 20], ages: [9, 14], level: 2, goals: 'four' },
  { team: 6, area: [28, 22], ages: [11, 17], level: 3, goals: 'four' },
]

function draw(drawing: Sketch, { team, goals }: Ground, { key }: { key: string }) {
  const [length, width] = drawing.area
  const isFour = goals === 'four'
  const gap = goals === 'small' ? 2.4 : 1.5
  const ys = Array.from({ length: team }, (_, index) => {
    const half = Math.ceil(team / 2)
    if (isFour) return width * 0.3 + ((width * 0.4) / (team - 1)) * index
    const isTop = index < half
    const step = isTop ? half - 1 - index : index - half
    return width / 2 + (isTop ? -1 : 1) * (gap + 0.6 + step * 1.6)
  })
  const own = ys.map((y) => drawing.player('a', [-0.9, y]))
  const others = ys.map((y) => drawing.player('b', [length + 0.9, width - y]))
  addBench(drawing, 6)
  const ball = drawing.ball([length / 2, width + 0.4])
  const runs = key === 'one' || key === 'from-behind' ? 1 : key === 'all-in' ? team : 2
  const meet: [number, number] = [length * 0.44, width * 0.56]
  drawing.together(() => {
    drawing.run(own[0] ?? '', meet)
    drawing.pass(ball, meet, { for: own[0] ?? '' })
    drawing.run(others[0] ?? '', [length * 0.62, width * 0.5])
    if (runs > 1) {
      drawing.run(own[team - 1] ?? '', [length * 0.48, width * 0.84])
      drawing.run(others[team - 1] ?? '', [length * 0.66, width * 0.24])
    }
  })
  if (runs > 1) {
    const deep: [number, number] = [length * 0.74, width * 0.8]
    drawing.together(() => {
      drawing.run(own[team - 1] ?? '', deep)
      drawing.pass(ball, deep, { for: own[team - 1] ?? '' })
    })
  } else {
    drawing.run(own[0] ?? '', [length * 0.6, width * 0.76], [length * 0.76, width * 0.66])
  }
  drawing.shot(ball, [length + 0.3, width * (isFour ? 0.8 : 0.5)])
}

export const numbersCall = createGame({
  slug: 'numbers-call',
  topic: 'speed',
  moment: null,
  phase: 'main_part',
  practice_type: 'fun_game',
  corners: ['technical', 'physical', 'psychological'],
  name: ['Numbers game', 'Nummernspiel', 'Игра с номера'],
  aim: [
    'React, be first at the ball and attack.',
    'Reagieren, zuerst am Ball sein und angreifen.',
    'Реакция, първи до топката и атака.',
  ],
  grounds,
  tasks: callTasks,
  setup: ({ team }) => [
    `They stand beside their own goal behind the end line, numbered 1 to ${team}. Two more balls at the coach’s feet.`,
    `Sie stehen neben dem eigenen Tor hinter der Grundlinie, mit Nummern von 1 bis ${team}. Zwei weitere Bälle am Fuß des Trainers.`,
    `Стоят до своята врата зад крайната линия с номера от 1 до ${team}. Още две топки са до краката на треньора.`,
  ],
  start: [
    'The coach calls and plays a ball in at the same time.',
    'Der Trainer ruft und spielt zugleich einen Ball ein.',
    'Треньорът вика и едновременно пуска топка.',
  ],
  end: [
    'A duel ends with a goal, a ball out or after 15 seconds; the next call comes at once, so that nobody waits longer than two duels.',
    'Ein Duell endet mit Tor, Aus oder nach 15 Sekunden; der nächste Ruf folgt sofort, keiner wartet länger als zwei Duelle.',
    'Двубоят свършва с гол, аут или след 15 секунди; следва нов сигнал и никой не чака повече от два двубоя.',
  ],
  point: [
    'Ready on your toes, look at the ball, listen to the call.',
    'Auf den Zehenspitzen bereit, Blick zum Ball, Ohr am Ruf.',
    'Готов на пръсти, поглед в топката, ухо за сигнала.',
  ],
  progression: [
    'Start sitting, lying or with the back turned.',
    'Start im Sitzen, Liegen oder mit dem Rücken.',
    'Старт от седеж, лег или с гръб.',
  ],
  fault: [
    'The same numbers are called too often: keep a list.',
    'Immer dieselben Nummern: eine Liste führen.',
    'Все едни и същи номера: води си списък.',
  ],
  ofSize: ({ team }) =>
    team < 4
      ? {
          point: [
            'You all get your turn quickly: shake it off and be ready again.',
            'Ihr seid schnell wieder dran: abschütteln und bereit sein.',
            'Бързо идва твоят ред: изтръскай се и бъди готов.',
          ],
          fault: [
            'The stronger always meet the weaker: change numbers after each round.',
            'Stark trifft immer auf schwach: Nummern nach jeder Runde tauschen.',
            'Силният все среща слабия: сменяй номерата след серия.',
          ],
        }
      : {
          point: [
            'The others on the line help: they call “man on” and “turn”.',
            `Die anderen auf der Linie helfen: „Hintermann!“ und „Dreh auf!“ rufen.`,
            'Другите на линията помагат с викове „Зад теб!“ и „Завърти!“.',
          ],
          fault: [
            `With ${team} a side too many stand: open a second pitch or call more numbers.`,
            `Bei ${team} je Team stehen zu viele: zweites Feld öffnen oder mehr Nummern rufen.`,
            `При ${team} на отбор чакат много: направи второ поле или викай повече номера.`,
          ],
        },
  draw,
})

/** One defender, one attacker, face to face: close down, brake, steer, win it. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import {
  createDefendingFamily,
  createGround,
  addMan,
  toPointOn,
  type Size,
  type Words3,
} from '../kit'
import { oneOnOneTasks } from './one-on-one-words'

interface DuelSize extends Size {
  name: Words3
  /** The defender comes from the side instead of from the front. */
  isFromSide?: boolean
}

const sizes: readonly DuelSize[] = [
  {
    key: 'line',
    attack: 1,
    defence: 1,
    area: [9, 7],
    goal: 'line',
    counter: 'line',
    ages: [6, 8],
    level: 1,
    time: [6, 60, 30],
    name: ['the line', 'die Linie', 'линията'],
  },
  {
    key: 'mini',
    attack: 1,
    defence: 1,
    area: [12, 8],
    goal: 'mini',
    counter: 'line',
    ages: [7, 9],
    level: 1,
    time: [6, 60, 30],
    name: ['the mini goal', 'das Minitor', 'малката врата'],
  },
  {
    key: 'two',
    attack: 1,
    defence: 1,
    area: [15, 11],
    goal: 'two',
    counter: 'line',
    ages: [9, 14],
    level: 2,
    time: [8, 60, 45],
    name: ['two mini goals', 'zwei Minitore', 'две малки врати'],
  },
  {
    key: 'side',
    attack: 1,
    defence: 1,
    area: [16, 12],
    goal: 'mini',
    counter: 'two',
    ages: [10, 16],
    level: 2,
    time: [8, 60, 60],
    isFromSide: true,
    name: ['start from the side', 'Seitenstart', 'старт отстрани'],
  },
  {
    key: 'youth',
    attack: 1,
    defence: 1,
    area: [20, 16],
    goal: 'youth',
    counter: 'mini',
    ages: [9, 14],
    level: 2,
    time: [8, 60, 60],
    name: ['youth goal', 'Jugendtor', 'юношеска врата'],
  },
  {
    key: 'full',
    attack: 1,
    defence: 1,
    area: [26, 30],
    goal: 'full',
    counter: 'two',
    ages: [13, 19],
    level: 3,
    time: [8, 60, 75],
    name: ['large goal', 'Großtor', 'голяма врата'],
  },
]

function draw(size: DuelSize, task: string) {
  const [length, width] = size.area
  const drawing = createGround(size)
  const start: Point = [length * 0.06, width * 0.5]
  const attacker = addMan(drawing, 'a', start)
  const home: Point = size.isFromSide ? [length * 0.45, width * 0.97] : [length * 0.8, width * 0.5]
  const defender = addMan(drawing, 'b', home)
  const isYoung = size.ages[0] < 8
  for (const index of isYoung ? [0] : [0, 1]) {
    addMan(drawing, 'a', [-1.6, width * (0.62 + index * 0.33)])
    const [x, y] = size.isFromSide
      ? [length * 0.45 - 1.8 * (index + 1), width + 1.2]
      : [length + 1.4, width * (0.06 + index * 0.2)]
    addMan(drawing, 'b', [
      x,
      size.goal === 'two' && !size.isFromSide ? width * (0.42 + index * 0.18) : y,
    ])
  }
  const ball = drawing.ball(size.isFromSide ? attacker.id : defender.id)
  if (!size.isFromSide) drawing.pass(ball, attacker.id)
  const out = task === 'outside' ? 0.2 : 0.28
  drawing.together(() => {
    drawing.run(defender.id, toPointOn(drawing, size.isFromSide ? [0.5, 0.62] : [0.42, 0.44]))
    drawing.run(attacker.id, toPointOn(drawing, [0.26, 0.46]))
  })
  drawing.together(() => {
    drawing.run(defender.id, toPointOn(drawing, [0.7, out + 0.16]))
    drawing.run(attacker.id, toPointOn(drawing, [0.6, out]))
  })
  return drawing
}

export const oneOnOne = createDefendingFamily({
  slug: 'defend-one-on-one',
  topic: 'defending_1v1',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'physical', 'psychological'],
  sizes,
  tasks: oneOnOneTasks,
  fits: ({ key }, task) => key !== 'side' || task.key !== 'front',
  draw,
  parts({ name, ages, isFromSide }, task) {
    const isYoung = ages[0] < 8
    return {
      title: [
        `Defend 1v1, ${name[0]}`,
        `1 gegen 1 verteidigen, ${name[1]}`,
        `Защита 1 срещу 1, ${name[2]}`,
      ],
      aim: [
        'Get close quickly, slow down in time and stay between ball and goal.',
        'Schnell heran, rechtzeitig bremsen und zwischen Ball und Tor bleiben.',
        'Бързо приближаване, навременно спиране и място между топката и вратата.',
      ],
      setup: isFromSide
        ? [
            'The attacker starts on the left with the ball, the defender on the side line level with the middle; the next ones wait behind.',
            'Der Angreifer startet links mit Ball, der Verteidiger an der Seitenlinie auf Höhe der Mitte; die Nächsten warten dahinter.',
            'Нападателят тръгва отляво с топка, защитникът от страничната линия на височината на средата; следващите чакат отзад.',
          ]
        : isYoung
          ? [
              'One attacker starts on the left, one defender on the right with the ball; one more pair is ready. Four children per field, build several side by side.',
              'Ein Angreifer startet links, ein Verteidiger rechts mit Ball; ein Paar macht sich bereit. Vier Kinder je Feld, mehrere Felder nebeneinander.',
              'Един нападател тръгва отляво, един защитник отдясно с топка; още една двойка е готова. По четири деца на поле, няколко полета едно до друго.',
            ]
          : [
              'One attacker starts on the left, one defender on the right with the ball; two more pairs wait outside. With more players build a second field.',
              'Ein Angreifer startet links, ein Verteidiger rechts mit Ball; zwei Paare warten außen. Bei mehr Spielern ein zweites Feld aufbauen.',
              'Един нападател тръгва отляво, един защитник отдясно с топка; две двойки чакат отвън. При повече играчи се прави второ поле.',
            ],
      start: isFromSide
        ? [
            'The defender goes with the first touch of the attacker.',
            'Der Verteidiger startet mit dem ersten Kontakt des Angreifers.',
            'Защитникът тръгва с първото докосване на нападателя.',
          ]
        : [
            'The defender passes to the attacker and follows the pass; the duel is on with the first touch.',
            'Der Verteidiger passt zum Angreifer und läuft dem Pass nach; mit dem ersten Kontakt beginnt das Duell.',
            'Защитникът подава на нападателя и тръгва след паса; двубоят започва с първото докосване.',
          ],
      end: isYoung
        ? [
            'It ends with a goal, a ball won or a ball out; then both swap roles and the next pair starts at once.',
            'Ende bei Tor, Ballgewinn oder Aus; dann tauschen beide die Rollen und das nächste Paar startet sofort.',
            'Край при гол, отнета топка или аут; двамата сменят ролите, следващата двойка тръгва веднага.',
          ]
        : [
            'A duel lasts ten seconds at most; then the pair changes sides and roles.',
            'Ein Duell dauert höchstens zehn Sekunden; dann wechselt das Paar Seite und Rolle.',
            'Двубоят трае най-много десет секунди; после двойката сменя страни и роли.',
          ],
      points: [
        task === 'front'
          ? [
              'Sprint, then small steps: be two metres away when they look up.',
              'Sprinten, dann kleine Schritte: zwei Meter Abstand, wenn er aufschaut.',
              'Спринт, после ситни стъпки: на два метра, когато вдигне поглед.',
            ]
          : [
              'Stand sideways with bent knees, weight on the balls of your feet.',
              'Steh seitlich, Knie gebeugt, Gewicht auf den Fußballen.',
              'Стой странично, със свити колене, тежестта е напред на пръстите.',
            ],
      ],
      progression: isFromSide
        ? [
            'The defender starts one metre further back.',
            'Der Verteidiger startet einen Meter weiter hinten.',
            'Защитникът тръгва един метър по-отзад.',
          ]
        : [
            'The attacker may start before the pass arrives.',
            'Der Angreifer darf starten, bevor der Pass ankommt.',
            'Нападателят може да тръгне, преди пасът да пристигне.',
          ],
      regression: [
        'The attacker has to stop the first ball dead.',
        'Der Angreifer muss den ersten Ball erst stoppen.',
        'Нападателят първо спира топката.',
      ],
      fault: [
        'Eyes on the feet of the attacker: look at the ball only.',
        'Blick auf die Füße des Angreifers: Schau nur auf den Ball.',
        'Поглед в краката на нападателя: гледай само топката.',
      ],
    }
  },
})

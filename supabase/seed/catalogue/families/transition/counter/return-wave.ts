/** Attack and be attacked: after the wave the defenders attack the other goal against some of the same attackers. */
import type { Sketch } from '../../../create-sketch'
import {
  formatAttackers,
  capitalizeWords,
  formatDefenders,
  finish,
  getPointInGoal,
  addKeeper,
  createScale,
  formatPlayers,
  createOverloads,
  assignRoles,
  addSide,
  addTeam,
  createTransitionFamily,
  type Overload,
} from '../kit'
import { returnTasks } from './return-wave-words'

const sizes = createOverloads(
  [2, 1, [24, 16], 'small', [8, 11], 1, [6, 75, 60]],
  [3, 2, [32, 22], 'youth', [10, 14], 2, [6, 90, 60]],
  [4, 2, [36, 26], 'youth', [10, 15], 1, [5, 120, 60]],
  [4, 3, [42, 30], 'youth', [12, 17], 2, [5, 120, 75]],
  [5, 4, [50, 38], 'full', [13, 19], 3, [5, 150, 90]],
  [6, 5, [58, 44], 'full', [14, 19], 3, [5, 180, 90]],
)

const countReturning = ({ own }: Overload) => Math.max(1, own - 2)

function play(drawing: Sketch, size: Overload) {
  const at = createScale(size)
  addKeeper(drawing, size, 'a', false)
  addKeeper(drawing, size, 'b')
  const own = addTeam(drawing, ['a', size.own], at(0.1, 0.06), at(0.62, 0.94))
  addTeam(drawing, ['b', size.against, true], at(0.5, 0.12), at(0.88, 0.88))
  drawing.row('a', 2, at(-0.02, 0.1), at(-0.02, 0.22))
  addSide(drawing, 8)
  const { back, top, bottom } = assignRoles(own)
  const isPair = size.own === 2
  const [wide, runner] = isPair ? [bottom, top] : [top, bottom]
  const ball = drawing.ball(back)
  if (back !== wide) drawing.pass(ball, wide)
  drawing.together(() => {
    drawing.run(wide, at(0.64, isPair ? 0.86 : 0.12))
    drawing.run(runner, at(0.7, isPair ? 0.14 : 0.9))
  })
  finish(
    drawing,
    [ball, runner],
    at(0.86, isPair ? 0.3 : 0.76),
    getPointInGoal(size, isPair ? 0.8 : 0.2),
  )
}

export const returnWave = createTransitionFamily({
  slug: 'return-wave',
  topic: 'counter_attack',
  moment: 'transition_to_defence',
  phase: 'main_part',
  practice_type: 'wave',
  corners: ['physical', 'tactical', 'psychological'],
  sizes,
  tasks: returnTasks,
  ends: 'both',
  name: ['Attack and return wave', 'Angriff und Gegenwelle', 'Атака и обратна вълна'],
  aim: [
    'Switch between attack and defence without a pause.',
    'Ohne Pause zwischen Angriff und Abwehr umschalten.',
    'Превключване между атака и защита без пауза.',
  ],
  setup(size) {
    const back = countReturning(size)
    const { own, against } = size
    const [first, returners, others] = [
      capitalizeWords(formatAttackers(own)),
      formatPlayers(back),
      formatDefenders(against),
    ]
    const [en = '', german = '', bg = ''] = returners.map((words) => words.split(' ')[0])
    return [
      `${first[0]} start in the left half, ${others[0]} ${against === 1 ? 'waits' : 'wait'} on the right. On the way back only ${en} of the attackers ${back === 1 ? 'defends' : 'defend'}. The next two wait behind the line.`,
      `${first[1]} starten links, rechts ${against === 1 ? 'wartet' : 'warten'} ${others[1]}. Auf dem Rückweg ${back === 1 ? 'verteidigt nur einer' : `verteidigen nur ${german}`} der Angreifer. Zwei weitere warten hinter der Linie.`,
      `${first[2]} тръгват отляво, отдясно ${against === 1 ? 'чака' : 'чакат'} ${others[2]}. На връщане ${back === 1 ? 'пази' : 'пазят'} само ${bg} от нападателите. Още двама чакат зад линията.`,
    ]
  },
  start: [
    'The attackers play to the right goal. As soon as the ball is dead or won, the defenders attack the left goal; the keeper restarts quickly when the ball is out.',
    'Die Angreifer spielen auf das rechte Tor. Ist der Ball tot oder erobert, greifen die Verteidiger das linke Tor an; bei Aus startet der Torwart schnell.',
    'Нападателите играят към дясната врата. Щом топката е мъртва или отнета, защитниците атакуват лявата; при аут вратарят бързо подновява.',
  ],
  end: [
    'After the last wave it is over: those who waited come in, two go out, roles change after each round.',
    'Nach der letzten Welle ist Schluss: Die Wartenden kommen hinein, zwei gehen hinaus; nach jedem Durchgang Rollentausch.',
    'След последната вълна се спира: чакащите влизат, двама излизат; след всяка серия смяна на ролите.',
  ],
  points: [
    [
      'The attack is not over with the shot: turn on the spot and find the most dangerous one.',
      'Mit dem Schuss ist der Angriff nicht vorbei: umdrehen und den Gefährlichsten suchen.',
      'С удара не свършва: обърни се на място и намери най-опасния.',
    ],
  ],
  harder: [
    'The keeper may throw the ball out before the shooter has turned.',
    'Der Torwart darf sofort abwerfen, noch bevor sich der Schütze umdreht.',
    'Вратарят може да хвърли веднага, преди стрелецът да се обърне.',
  ],
  fault: [
    'Players walk back after their shot and leave the last one alone.',
    'Nach dem Schuss wird zurückgegangen, der Letzte ist allein.',
    'След удара се връщат ходом и оставят последния сам.',
  ],
  play,
  balls: 8,
})

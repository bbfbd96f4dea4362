/** Chasing back: the defenders start behind the attack and run for the right place. */
import {
  createDefendingFamily,
  createGround,
  addMan,
  getNth,
  toPointOn,
  put,
  createSize,
  type Size,
} from '../kit'
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { recoveryTasks } from './recovery-words'

const sizes: readonly Size[] = [
  createSize('1v1-line', 1, 1, [16, 10], 'line', 'line', [7, 9], 1, [6, 60, 45]),
  createSize('1v1-mini', 1, 1, [20, 12], 'mini', 'mini', [9, 13], 1, [6, 60, 60]),
  createSize('2v2-two', 2, 2, [26, 18], 'two', 'line', [9, 14], 2, [6, 60, 75]),
  createSize('2v2-youth', 2, 2, [30, 22], 'youth', 'two', [11, 16], 2, [6, 75, 75]),
  createSize('3v3-full', 3, 3, [38, 36], 'full', 'two', [13, 19], 3, [6, 75, 90]),
  createSize('4v4-full', 4, 4, [48, 46], 'full', 'two', [14, 19], 3, [6, 75, 105]),
]

const attackers: Record<number, readonly Point[]> = {
  1: [[0.2, 0.4]],
  2: [
    [0.2, 0.4],
    [0.2, 0.72],
  ],
  3: [
    [0.22, 0.46],
    [0.24, 0.14],
    [0.24, 0.82],
  ],
  4: [
    [0.22, 0.4],
    [0.26, 0.12],
    [0.24, 0.64],
    [0.26, 0.88],
  ],
}

function draw(size: Size, task: string) {
  const { attack, area, ages } = size
  const drawing = createGround(size)
  const green = put(drawing, 'a', attackers[attack] ?? [])
  const amber = green.map(({ at }) =>
    addMan(drawing, 'b', [area[0] * 0.03, at[1] + (area[1] / 2 - at[1]) * 0.45]),
  )
  if (attack === 1 && ages[0] > 8) {
    addMan(drawing, 'a', [-1.8, area[1] * 0.2])
    addMan(drawing, 'b', [-1.8, area[1] * 0.8])
  }
  drawing.ball(getNth(green, 0).id)
  drawing.together(() => {
    for (const [index, { id, at }] of green.entries()) {
      drawing.run(id, [area[0] * (index === 0 ? 0.52 : 0.6), at[1] + (area[1] / 2 - at[1]) * 0.2])
    }
    for (const [index, { id, at }] of amber.entries()) {
      const inside = (area[1] / 2 - at[1]) * (task === 'goal-side' ? 0.5 : 0.3)
      drawing.run(id, [area[0] * (index === 0 ? 0.48 : 0.62), at[1] + inside])
    }
  })
  if (attack > 1) drawing.run(getNth(amber, 0).id, toPointOn(drawing, [0.74, 0.5]))
  return drawing
}

export const recovery = createDefendingFamily({
  slug: 'recovery-runs',
  topic: 'defending_group',
  moment: 'transition_to_defence',
  phase: 'main_part',
  practice_type: 'wave',
  corners: ['physical', 'tactical', 'psychological'],
  sizes,
  tasks: recoveryTasks,
  fits: ({ attack }, { key }) => attack > 1 || key !== 'sort',
  draw,
  parts({ attack, ages, area: [length, width] }) {
    const metres = Math.round(length * 0.17)
    const one = attack === 1
    return {
      title: [
        `Recovery run ${attack}v${attack}, ${length}×${width} m`,
        `Zurücksprinten ${attack} gegen ${attack}, ${length}×${width} m`,
        `Спринт назад ${attack} срещу ${attack}, ${length}×${width} м`,
      ],
      aim: [
        'Sprint back on the shortest way between ball and goal.',
        'Auf dem kürzesten Weg zwischen Ball und Tor zurücksprinten.',
        'Спринт назад по най-краткия път между топката и вратата.',
      ],
      setup: [
        `${one ? 'The attacker starts' : 'The attackers start'} ${metres} m in front of the ${one ? 'defender' : 'defenders'}, who ${one ? 'stands' : 'stand'} on the left end line${ages[0] < 9 ? '. Several fields side by side, two children each' : ''}.`,
        `${one ? 'Der Angreifer startet' : 'Die Angreifer starten'} ${metres} m vor ${one ? 'dem Verteidiger, der' : 'den Verteidigern, die'} auf der linken Endlinie ${one ? 'steht' : 'stehen'}${ages[0] < 9 ? '. Mehrere Felder nebeneinander, je zwei Kinder' : ''}.`,
        `${one ? 'Нападателят тръгва' : 'Нападателите тръгват'} ${metres} м пред ${one ? 'защитника, който е' : 'защитниците, които са'} на лявата крайна линия${ages[0] < 9 ? '. Няколко полета едно до друго, по две деца' : ''}.`,
      ],
      start: [
        `The attack starts with the first touch of the ball; that is the signal for the ${one ? 'defender' : 'defenders'} too.`,
        `Der Angriff beginnt mit dem ersten Kontakt; das ist auch das Zeichen für ${one ? 'den' : 'die'} Verteidiger.`,
        `Атаката тръгва с първото докосване; то е знак и за ${one ? 'защитника' : 'защитниците'}.`,
      ],
      end: [
        'After a goal, a ball won or out everybody walks back: that is the rest. Then the roles change.',
        'Nach Tor, Ballgewinn oder Aus gehen alle zurück: Das ist die Pause. Dann Rollentausch.',
        'След гол, отнемане или аут всички се връщат с ходене: това е почивката. После ролите се сменят.',
      ],
      points: [
        [
          'Run to the goal first; look for the ball over your shoulder on the way.',
          'Erst Richtung Tor; auf dem Weg Schulterblick zum Ball.',
          'Първо към вратата; по пътя гледай топката през рамо.',
        ],
        one
          ? [
              'Cut across the way of the attacker: then they have to brake.',
              'Kreuze den Laufweg des Angreifers: Dann muss er bremsen.',
              'Пресечи пътя на нападателя: тогава трябва да спре.',
            ]
          : [
              'No one jogs: the last one back closes the cut-back.',
              'Keiner trabt: Der Letzte schließt den Rückraum.',
              'Никой не подтичва: последният затваря зоната за връщане.',
            ],
      ],
      progression: [
        `The defenders start ${metres + 2} m behind.`,
        `Die Verteidiger starten ${metres + 2} m dahinter.`,
        `Защитниците тръгват ${metres + 2} м отзад.`,
      ],
      regression: [
        'The attack begins with a roll of the sole, then the ball goes forward.',
        'Der Angriff beginnt mit einer Sohlenrolle, erst dann geht es nach vorn.',
        'Атаката започва с движение с подметка, едва после напред.',
      ],
      fault: [
        'Running behind the ball instead of to the place where it will be.',
        'Dem Ball hinterherlaufen statt dorthin, wo er ankommt.',
        'Тичане след топката вместо натам, където ще бъде.',
      ],
    }
  },
})

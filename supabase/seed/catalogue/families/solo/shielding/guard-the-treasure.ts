/** A still ball, a body between. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const guardTheTreasure: Exercise = {
  key: 'guard-the-treasure',
  kind: { practice_type: 'fun_game' },
  sizes: createSizes(
    [[14, 14], [8, 10], 1, [8, 20, 40], { more: 4 }],
    [[16, 16], [11, 15], 2, [8, 30, 45], { more: 4 }],
  ),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area, 0)
    drawing.coach(at(0.5, 1.14))
    const courts = (
      [
        [0.26, 0.26],
        [0.74, 0.26],
        [0.26, 0.74],
        [0.74, 0.74],
      ] as const
    ).map(([x, y]) => {
      drawing.gear('ring', at(x, y))
      drawing.ball(at(x, y))
      return {
        guard: drawing.player('a', at(x - 0.07, y)),
        thief: drawing.player('b', at(x - 0.18, y)),
        x,
        y,
      }
    })
    for (const [gx, gy, tx, ty] of [
      [-0.05, -0.06, -0.1, -0.15],
      [0.02, -0.08, 0.05, -0.18],
      [0.07, -0.02, 0.17, -0.06],
      [0.06, 0.05, 0.14, 0.13],
      [-0.01, 0.08, -0.02, 0.18],
      [-0.06, 0.04, -0.15, 0.1],
    ] as const)
      drawing.together(() => {
        for (const { guard, thief, x, y } of courts)
          moveAll(drawing, [guard, at(x + gx, y + gy)], [thief, at(x + tx, y + ty)])
      })
    return drawing
  },
  words: {
    en: {
      title: 'Guard the treasure',
      aim: 'Learn how to stand when shielding: sideways on, low, with feeling for where the opponent is.',
      setup:
        'Four rings with a still ball in each on {l} × {w} m. At each ring a guard and a thief. The guard may not touch the ball.',
      rules: [
        'On the signal the thief tries to touch the ball with a foot.',
        'The guard keeps the body between: hips, back and a bent arm, no pushing.',
        'Ball touched, or five seconds held: next attempt.',
        'After three attempts change roles; then the thieves move on to the next ring.',
      ],
      points: [
        'Side to the thief, not your back: you see the thief and feel the ball.',
        'Bend your knees, wide stance, small quick steps.',
        'The arm stays below the shoulder and feels where the thief is going.',
      ],
      harder: ['The ball is live: the guard moves it with the sole of the far foot.'],
      easier: ['The thief walks.'],
      scoring: 'Five seconds held: one point for the guard. Ball touched: one for the thief.',
      question: 'Which foot was nearer to the ball, and why that one?',
      fault: 'The guard turns the back and loses sight of the thief.',
    },
    de: {
      title: 'Bewache den Schatz',
      aim: 'Die Haltung beim Abschirmen lernen: seitlich, tief, mit Gefühl dafür, wo der Gegner ist.',
      setup:
        'Vier Ringe mit je einem ruhenden Ball auf {l} × {w} m. An jedem Ring ein Wächter und ein Dieb. Der Wächter berührt den Ball nicht.',
      rules: [
        'Auf das Signal will der Dieb den Ball mit dem Fuß berühren.',
        'Der Wächter bleibt mit dem Körper dazwischen: Hüfte, Rücken, angewinkelter Arm, kein Stoßen.',
        'Ball berührt oder fünf Sekunden gehalten: nächster Versuch.',
        'Nach drei Versuchen Rollentausch, dann wandern die Diebe einen Ring weiter.',
      ],
      points: [
        'Seitlich zum Dieb stehen, nicht mit dem Rücken: sehen und spüren.',
        'Knie gebeugt, breiter Stand, kleine schnelle Schritte.',
        'Der Arm bleibt unter Schulterhöhe und fühlt, wohin der Dieb will.',
      ],
      harder: ['Der Ball lebt: Der Wächter bewegt ihn mit der Sohle des fernen Fußes.'],
      easier: ['Der Dieb darf nur gehen.'],
      scoring: 'Fünf Sekunden gehalten: Punkt für den Wächter. Ball berührt: Punkt für den Dieb.',
      question: 'Welcher Fuß war näher am Ball, und warum gerade der?',
      fault: 'Der Wächter dreht den Rücken zu und verliert den Dieb aus den Augen.',
    },
    bg: {
      title: 'Пази съкровището',
      aim: 'Стойката при закриване на топката: странично, ниско и с усещане къде е противникът.',
      setup:
        'Четири обръча с неподвижна топка във всеки на {l} × {w} м. При всеки – пазач и крадец. Пазачът не докосва топката.',
      rules: [
        'По сигнал крадецът се опитва да докосне топката с крак.',
        'Пазачът държи тялото си между тях: таз, гръб, свита ръка, без бутане.',
        'Докосната топка или пет секунди удържане: следващ опит.',
        'След три опита ролите се сменят, после крадците отиват на следващия обръч.',
      ],
      points: [
        'Стой странично, не с гръб: виждаш крадеца и усещаш топката.',
        'Свити колене, широка стойка, ситни бързи стъпки.',
        'Ръката е под рамото и усеща накъде отива крадецът.',
      ],
      harder: ['Топката оживява: пазачът я мести с ходилото на далечния крак.'],
      easier: ['Крадецът само ходи.'],
      scoring: 'Пет секунди удържане – точка за пазача. Докосната топка – точка за крадеца.',
      question: 'Кой крак беше по-близо до топката и защо точно той?',
      fault: 'Пазачът се обръща с гръб и губи крадеца от поглед.',
    },
  },
}

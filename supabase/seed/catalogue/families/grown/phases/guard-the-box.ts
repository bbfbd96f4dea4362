/** The team defends its box against crosses from both sides. */
import { moveAll, type Exercise } from '../kit'
import { createMatch, eleven } from './teams'

const lineUp = {
  a: {
    1: [0.03, 0.5],
    2: [0.12, 0.76],
    3: [0.12, 0.3],
    4: [0.09, 0.6],
    5: [0.09, 0.44],
    6: [0.18, 0.54],
    7: [0.24, 0.8],
    8: [0.22, 0.4],
    9: [0.46, 0.5],
    10: [0.34, 0.56],
    11: [0.26, 0.18],
  },
  b: {
    1: [0.8, 0.5],
    2: [0.34, 0.12],
    3: [0.3, 0.9],
    4: [0.54, 0.6],
    5: [0.54, 0.42],
    6: [0.38, 0.42],
    7: [0.2, 0.1],
    8: [0.3, 0.66],
    9: [0.12, 0.52],
    10: [0.2, 0.48],
    11: [0.17, 0.9],
  },
  without: { a: [8, 10], b: [5, 6] },
} as const

export const guardTheBox: Exercise = {
  key: 'guard-the-box',
  sizes: [
    { ...eleven, ages: [15, 99] },
    {
      ...eleven,
      key: '9v9',
      count: 9,
      level: 3,
      name: ['9v9', '9 gegen 9', '9 срещу 9'],
      area: [80, 55],
      ages: [14, 17],
      time: [5, 180, 60],
      fill: { team: ['9v9', '9 gegen 9', '9 срещу 9'] },
    },
  ],
  intensity: 'medium',
  kind: { topic: 'defending_group', moment: 'out_of_possession' },
  more: { heading: true },
  draw(size) {
    const { drawing, at, a, b } = createMatch(size, lineUp)
    const ball = drawing.ball(b(8))
    drawing.together(() => {
      drawing.run(a(7), at(0.2, 0.85))
      drawing.run(a(2), at(0.14, 0.84))
      drawing.run(a(4), at(0.075, 0.62))
      drawing.run(a(5), at(0.075, 0.5))
      drawing.pass(ball, b(11))
    })
    drawing.together(() => {
      drawing.run(b(11), at(0.1, 0.92))
      drawing.run(a(2), at(0.11, 0.86))
      drawing.run(b(9), at(0.08, 0.56))
      drawing.run(a(6), at(0.13, 0.55))
      drawing.run(a(3), at(0.08, 0.38))
    })
    drawing.pass(ball, a(4), { kind: 'lofted' })
    drawing.together(() => {
      drawing.run(a(11), at(0.3, 0.3))
      drawing.pass(ball, at(0.3, 0.3), { kind: 'lofted', for: a(11) })
    })
    drawing.together(() => {
      drawing.run(a(9), at(0.52, 0.34))
      drawing.run(a(4), at(0.16, 0.58))
      drawing.run(a(5), at(0.16, 0.46))
      drawing.run(b(4), at(0.52, 0.42))
      drawing.pass(ball, at(0.52, 0.34), { for: a(9) })
    })
    moveAll(drawing, [a(2), at(0.2, 0.74)], [a(3), at(0.18, 0.32)])
    return drawing
  },
  words: {
    en: {
      title: 'Guard the box against crosses',
      aim: 'Organise the box before the cross comes: pressure on the crosser, zones in front of goal, one for the cut-back, and out together after the clearance.',
      setup:
        '{team} on {l} × {w} m, the defending team in green on the left. Yellow builds its attacks from its midfield and plays to either wing. The yellow keeper stands near the middle of its half and returns long balls.',
      rules: [
        'Yellow passes to the wing and crosses as soon as it can.',
        'Near full back and winger press the crosser; the back line takes its zones.',
        'First contact belongs to green: head or kick the ball high and wide.',
        'On the clearance the whole line steps up to the edge of the box.',
        'Green keeps the ball until its striker has it; then yellow starts the next attack on the other wing.',
      ],
      points: [
        'Near-post defender: nothing passes between you and the post.',
        'Open stance: see the ball and touch the opponent.',
        'One midfielder guards the penalty spot against the cut-back.',
        'Keeper: one word, “mine” or “away”, and early.',
        'Head with the forehead, arms low in front of you as you jump.',
      ],
      harder: ['Yellow sends a fifth player into the box for the second ball.'],
      easier: ['Yellow may only cross from in front of the penalty area’s edge line.'],
      scoring:
        'Green: one point for each clearance out of the box, two if its striker gets the ball. Yellow: three for a goal. At most ten headers each.',
      question: 'Who was responsible for the player behind you when the ball came?',
      fault:
        'Everybody watches the ball and drops onto the goal line, the edge of the box is empty.',
    },
    de: {
      title: 'Den Strafraum gegen Flanken sichern',
      aim: 'Den Strafraum ordnen, bevor die Flanke kommt: Druck auf den Flankengeber, Zonen vor dem Tor, einer für den Rückpass, danach gemeinsam heraus.',
      setup:
        '{team} auf {l} × {w} m, links verteidigt Grün. Gelb baut aus dem Mittelfeld auf und spielt auf beide Flügel. Der gelbe Torwart steht weit vor dem Tor und bringt lange Bälle zurück.',
      rules: [
        'Gelb spielt nach außen und flankt, sobald es geht.',
        'Naher Außenverteidiger und Flügel stören die Flanke; die Kette besetzt ihre Zonen.',
        'Der erste Kontakt gehört Grün: hoch und weit nach außen klären.',
        'Mit der Klärung rückt die ganze Kette an die Strafraumgrenze heraus.',
        'Grün hält den Ball, bis der Stürmer ihn hat; dann beginnt Gelb auf dem anderen Flügel.',
      ],
      points: [
        'Am kurzen Pfosten: Zwischen dir und dem Pfosten geht nichts durch.',
        'Offene Stellung: den Ball sehen, den Gegner spüren.',
        'Ein Mittelfeldspieler bewacht den Elfmeterpunkt gegen den Rückpass.',
        'Torwart: ein Wort, „meiner“ oder „weg“, und das früh.',
        'Mit der Stirn köpfen, im Absprung die Arme tief vor dem Körper.',
      ],
      harder: ['Gelb schickt einen fünften Spieler für den zweiten Ball in den Strafraum.'],
      easier: ['Gelb flankt nur von vor der Strafraumlinie.'],
      scoring:
        'Grün: ein Punkt je Klärung aus dem Strafraum, zwei, wenn der Stürmer den Ball bekommt. Gelb: drei je Tor. Höchstens zehn Kopfbälle pro Spieler.',
      question: 'Wer war für den Gegner in deinem Rücken zuständig, als der Ball kam?',
      fault: 'Alle schauen zum Ball und fallen auf die Torlinie, der Rückraum ist leer.',
    },
    bg: {
      title: 'Защита на наказателното поле при центриране',
      aim: 'Подредба преди центрирането: натиск върху центриращия, зони пред вратата, един срещу паса назад, после общо излизане.',
      setup:
        '{team} на {l} × {w} м, отляво защитават зелените. Жълтите градят от средата и играят към двете крила. Жълтият вратар е изнесен далеч напред и връща дългите топки.',
      rules: [
        'Жълтите подават към крилото и центрират при първа възможност.',
        'Близкият бек и крилото пречат на центрирането; защитата заема зоните си.',
        'Първото докосване е за зелените: избиване високо и встрани.',
        'С избиването цялата линия излиза до границата на полето.',
        'Зелените пазят топката, докато нападателят им я овладее; после жълтите започват от другото крило.',
      ],
      points: [
        'На близката греда: между теб и гредата не минава нищо.',
        'Отворено тяло: виждай топката, усещай противника.',
        'Един халф пази точката за дузпа срещу паса назад.',
        'Вратар: една дума – „моя“ или „вън“, и навреме.',
        'Удряй с чело, при отскока ръцете са ниско пред тялото.',
      ],
      harder: ['Жълтите пращат пети играч в полето за втората топка.'],
      easier: ['Жълтите центрират само преди линията на наказателното поле.'],
      scoring:
        'Зелени: точка за всяко избиване извън полето, две, ако топката стигне до нападателя. Жълти: три за гол. Най-много десет удара с глава на човек.',
      question: 'Кой отговаряше за противника зад теб, когато топката дойде?',
      fault: 'Всички гледат топката и се връщат до голлинията, пред полето няма никого.',
    },
  },
}

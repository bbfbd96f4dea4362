/** Jumps with a landing that is held. */
import { createSketch } from '../../../create-sketch'
import { moveAll, type Exercise } from '../kit'
import { createLevels } from './levels'

export const landAndHold: Exercise = {
  key: 'land-and-hold',
  sizes: createLevels(
    [22, 16],
    [5, 40, 50],
    [
      {
        jump: [
          'Jump forward over a line from both feet and hold the landing for three seconds.',
          'Beidbeinig über eine Linie nach vorn springen und die Landung drei Sekunden halten.',
          'Скок напред с два крака през линия и задържане на приземяването три секунди.',
        ],
        extra: [
          'Six jumps, then two more with a half turn.',
          'Sechs Sprünge, dann zwei mit halber Drehung.',
          'Шест скока, после два с половин завъртане.',
        ],
        next: [
          'Ten landings nobody can hear, with the knees a fist apart.',
          'Zehn unhörbare Landungen, die Knie bleiben eine Faustbreite auseinander.',
          'Десет безшумни приземявания, коленете остават на юмрук разстояние.',
        ],
      },
      {
        jump: [
          'Jump sideways from one leg to the other over two lines and hold on one leg.',
          'Seitlich von einem Bein auf das andere über zwei Linien springen, einbeinig halten.',
          'Страничен скок от крак на крак през две линии и задържане на един крак.',
        ],
        extra: [
          'From the stand pass a ball back that the partner rolls.',
          'Aus dem Stand einen gerollten Ball zurückspielen.',
          'От стоежа върни топката, която партньорът търкаля.',
        ],
        next: [
          'Eight holds per leg without a second hop and with level hips.',
          'Acht Landungen je Bein ohne Nachhüpfen und mit waagerechtem Becken.',
          'Осем задържания на крак без подскачане и с хоризонтален таз.',
        ],
      },
      {
        jump: [
          'Jump up as for a header; the partner nudges the hip in the air, land and hold.',
          'Wie zum Kopfball hochspringen; der Partner stupst die Hüfte an, landen und halten.',
          'Скок като за удар с глава; партньорът леко бутва таза във въздуха, приземяване и задържане.',
        ],
        extra: [
          'After every landing three quick steps to a cone of the coach’s choice.',
          'Nach jeder Landung drei schnelle Schritte zum angesagten Hütchen.',
          'След всяко приземяване три бързи крачки към посочения конус.',
        ],
        next: [
          'Keep the level; back to level 1 for a week after a knee or ankle injury is cleared.',
          'Stufe halten; nach überstandener Knie- oder Knöchelverletzung eine Woche Stufe 1.',
          'Задръж нивото; след излекувана травма на коляно или глезен – седмица на ниво 1.',
        ],
      },
    ],
  ),
  intensity: 'medium',
  kind: { topic: 'strength' },
  draw({ area }) {
    const [length, width] = area
    const drawing = createSketch(area)
    const rows = [0.14, 0.38, 0.62, 0.86].map((part) => part * width)
    for (const y of rows)
      drawing.gears('marker', [
        [length * 0.3, y - 0.9],
        [length * 0.3, y + 0.9],
        [length * 0.42, y - 0.9],
        [length * 0.42, y + 0.9],
      ])
    const jumpers = rows.map((y) => drawing.player('a', [length * 0.22, y]))
    const partners = rows.map((y) => drawing.player('a', [length * 0.64, y]))
    const balls = partners.map((id) => drawing.ball(id))
    drawing.coach([length * 0.85, width + 1.5])
    moveAll(
      drawing,
      ...rows.map((y, index) => [jumpers[index] ?? '', [length * 0.36, y] as const] as const),
    )
    moveAll(
      drawing,
      ...rows.map((y, index) => [jumpers[index] ?? '', [length * 0.48, y] as const] as const),
    )
    drawing.together(() => {
      for (const [index, ball] of balls.entries()) drawing.pass(ball, jumpers[index] ?? '')
    })
    drawing.together(() => {
      for (const [index, ball] of balls.entries()) drawing.pass(ball, partners[index] ?? '')
    })
    return drawing
  },
  words: {
    en: {
      title: 'Prevention warm-up: land and hold',
      aim: 'Land softly with the knee over the foot, first on two legs, later on one and with a disturbance. The landing protects the cruciate ligament.',
      setup:
        '{n} players in pairs opposite each other on {l} × {w} m. In front of the jumper two lines of markers, one step apart; the partner has the ball and looks at the knees from the front. Grass or an even floor, laced boots.',
      rules: [
        '{jump}',
        '{extra}',
        'The partner gives a thumb up or shows with two fingers where the knee went.',
        'After six landings change roles; walk back to the start slowly.',
        'Tired legs end the series: quality first, then height.',
      ],
      points: [
        'Ball of the foot first, then heel; hips go back as if you sat down.',
        'Knees point where the toes point; nothing falls inwards.',
        'Trunk firm, shoulders over the knees, arms help to balance.',
        'In girls’ and women’s teams never leave this part out, not even before a match.',
      ],
      harder: ['Next level when this is true: {next}'],
      easier: ['Step off a line instead of jumping, and hold.'],
      scoring:
        'Clean landings out of six, counted by the partner; write the number down every fourth week.',
      question: 'What did your knee do on the leg you do not like?',
      fault: 'Landing stiff with a bang, knees knocking together.',
    },
    de: {
      title: 'Präventions-Aufwärmen: landen und halten',
      aim: 'Weich landen, Knie über dem Fuß, erst auf zwei Beinen, später auf einem und mit Störung. Die Landung schützt das Kreuzband.',
      setup:
        '{n} Spieler paarweise gegenüber auf {l} × {w} m. Vor dem Springenden zwei Markierungslinien im Abstand eines Schritts; der Partner hat den Ball und schaut von vorn auf die Knie. Rasen oder ebener Boden, Schuhe fest gebunden.',
      rules: [
        '{jump}',
        '{extra}',
        'Der Partner hebt den Daumen oder zeigt, wohin das Knie gewandert ist.',
        'Nach sechs Landungen die Rollen wechseln, langsam zum Start zurückgehen.',
        'Müde Beine beenden den Satz: erst die Qualität, dann die Höhe.',
      ],
      points: [
        'Ballen zuerst, dann Ferse; die Hüfte geht zurück wie beim Hinsetzen.',
        'Die Knie zeigen, wohin die Zehen zeigen; nichts fällt nach innen.',
        'Rumpf fest, Schultern über den Knien, Arme halten die Balance.',
        'Bei Mädchen- und Frauenteams nie weglassen, auch nicht vor dem Spiel.',
      ],
      harder: ['Nächste Stufe, wenn das stimmt: {next}'],
      easier: ['Von einer Linie steigen statt springen und halten.'],
      scoring: 'Saubere Landungen von sechs, der Partner zählt; alle vier Wochen notieren.',
      question: 'Was hat dein Knie auf der schwächeren Seite gemacht?',
      fault: 'Steife, laute Landung, die Knie schlagen aneinander.',
    },
    bg: {
      title: 'Превантивна загрявка: приземи се и задръж',
      aim: 'Меко приземяване с коляно над стъпалото, първо на два крака, после на един и с леко смущение. Доброто приземяване пази кръстните връзки.',
      setup:
        '{n} играчи по двойки един срещу друг на {l} × {w} м. Пред скачащия има две линии от маркери на крачка една от друга; партньорът държи топката и гледа коленете отпред. Трева или равен под, стегнати обувки.',
      rules: [
        '{jump}',
        '{extra}',
        'Партньорът вдига палец или показва накъде е отишло коляното.',
        'След шест приземявания се сменят ролите; връщане бавно с ходене.',
        'Уморените крака спират серията: първо качество, после височина.',
      ],
      points: [
        'Първо предната част, после петата; тазът отива назад като при сядане.',
        'Коленете сочат натам, където и пръстите; нищо не пада навътре.',
        'Стегнат корпус, рамене над коленете, ръцете пазят равновесие.',
        'В девически и женски отбори тази част никога не се пропуска, дори преди мач.',
      ],
      harder: ['Следващото ниво, когато е вярно: {next}'],
      easier: ['Слизане от линия вместо скок, и задържане.'],
      scoring: 'Чисти приземявания от шест, брои партньорът; записвайте на всеки четири седмици.',
      question: 'Какво направи коляното на по-слабия крак?',
      fault: 'Твърдо и шумно приземяване, коленете се удрят едно в друго.',
    },
  },
}

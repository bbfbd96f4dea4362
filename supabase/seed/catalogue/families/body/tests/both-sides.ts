/** Tests that compare the left with the right. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const hopAndHold: Exercise = {
  key: 'hop-and-hold',
  sizes: createSizes(
    [10, 99],
    3,
    [
      [14, 12, 6, 4, 90, 45],
      [18, 20, 12, 4, 90, 45],
    ],
    { fewer: 2, more: 4 },
  ),
  intensity: 'medium',
  kind: { topic: 'strength' },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const pairs = (size.count ?? 6) / 2
    const jumpers: string[] = []
    for (let index = 0; index < pairs; index += 1) {
      const y = (index + 0.5) / pairs
      jumpers.push(drawing.player('a', at(0.15, y)))
      drawing.player('b', at(0.6, y - 0.3 / pairs))
      drawing.gear('marker', at(0.15, y + 0.2 / pairs))
      drawing.gear('marker', at(0.42, y + 0.2 / pairs))
    }
    addBench(drawing, 0)
    drawing.together(() => {
      jumpers.forEach((id, index) => drawing.run(id, at(0.42, (index + 0.5) / pairs)))
    })
    drawing.together(() => {
      jumpers.forEach((id, index) => drawing.run(id, at(0.66, (index + 0.5) / pairs)))
    })
    return drawing
  },
  words: {
    en: {
      title: 'Hop and hold, left against right',
      aim: 'Compare the legs: how far each hops from standing and lands safely. A clear difference is worth training away.',
      setup:
        'Short lanes on flat, dry ground in {l} × {w} m. {n} players in pairs: one hops, the partner stands beside the landing with a marker.',
      rules: [
        'Warm up first; then stand on one leg behind the line, hands on the hips.',
        'Hop forwards and land on the same leg; hold for two seconds without a second hop.',
        'The partner puts the marker at the heel and measures it with their own feet.',
        'Three tries with each leg, swapping hopper and partner after every leg.',
        'Last: one hop at three-quarter length, where only the landing is judged.',
      ],
      points: [
        'Land softly: hip, knee and ankle give way together.',
        'Knee over the toes, it must not fall inwards.',
        'Stop if it hurts; nobody hops with an injury.',
      ],
      harder: ['Two hops in a row, hold only the second.'],
      easier: ['Take off on one leg and land on both.'],
      scoring: 'Best hop left and right in feet; aim for no more than one tenth between the sides.',
      question: 'Which leg is your kicking leg and which one holds better?',
      fault: 'The arms swing or the foot slides on: that try is repeated, however far it was.',
    },
    de: {
      title: 'Einbeinsprung: links und rechts',
      aim: 'Die Beine vergleichen: Wie weit springt jedes aus dem Stand und landet sicher? Ein deutlicher Unterschied lässt sich wegtrainieren.',
      setup:
        'Kurze Bahnen auf ebenem, trockenem Boden in {l} × {w} m. {n} Spieler in Paaren: Einer springt, der Partner steht mit einer Markierung neben der Landung.',
      rules: [
        'Zuerst aufwärmen; dann auf einem Bein hinter der Linie stehen, Hände an der Hüfte.',
        'Nach vorn springen, auf demselben Bein landen und zwei Sekunden ohne Nachhüpfen stehen.',
        'Der Partner legt die Markierung an die Ferse und misst mit den eigenen Füßen.',
        'Drei Versuche je Bein, nach jedem Bein tauschen Springer und Partner.',
        'Zuletzt ein Sprung mit drei Vierteln der Weite, bei dem nur die Landung bewertet wird.',
      ],
      points: [
        'Weich landen: Hüfte, Knie und Fußgelenk geben gemeinsam nach.',
        'Knie über den Zehen, es fällt nicht nach innen.',
        'Bei Schmerz aufhören; Verletzte springen nicht.',
      ],
      harder: ['Zwei Sprünge nacheinander, nur den zweiten halten.'],
      easier: ['Mit einem Bein abspringen, auf beiden landen.'],
      scoring:
        'Bester Sprung links und rechts in Fußlängen; Ziel ist höchstens ein Zehntel Unterschied.',
      question: 'Welches ist dein Schussbein, und welches steht sicherer?',
      fault:
        'Die Arme schwingen mit oder der Fuß rutscht nach: Der Versuch wird wiederholt, egal wie weit.',
    },
    bg: {
      title: 'Скок на един крак: ляв срещу десен',
      aim: 'Сравнение на краката: колко скача всеки от място и каца ли сигурно. Ясната разлика може да се изравни с тренировка.',
      setup:
        'Къси коридори на равна суха площ в {l} × {w} м. {n} играчи по двойки: един скача, партньорът стои до приземяването с маркер.',
      rules: [
        'Първо загрявка; после стоеж на един крак зад линията, ръце на кръста.',
        'Скок напред и приземяване на същия крак; две секунди без подскачане.',
        'Партньорът поставя маркера до петата и мери със своите стъпала.',
        'По три опита на крак, след всеки крак скачащият и партньорът се сменят.',
        'Накрая скок на три четвърти от дължината, при който се оценява само приземяването.',
      ],
      points: [
        'Меко приземяване: тазът, коляното и глезенът омекотяват заедно.',
        'Коляното над пръстите, не пада навътре.',
        'При болка спри; с контузия не се скача.',
      ],
      harder: ['Два скока подред, задържа се само вторият.'],
      easier: ['Отскок с един крак, приземяване на два.'],
      scoring: 'Най-добър скок с ляв и с десен в стъпала; целта е най-много една десета разлика.',
      question: 'С кой крак удряш и кой те държи по-добре?',
      fault: 'Ръцете помагат или стъпалото се плъзга: опитът се повтаря, колкото и да е дълъг.',
    },
  },
}

export const turnBothWays: Exercise = {
  key: 'turn-both-ways',
  sizes: createSizes(
    [10, 99],
    2,
    [
      [14, 12, 8, 8, 15, 60],
      [14, 18, 12, 8, 15, 60],
    ],
    { fewer: 2, more: 4 },
  ),
  intensity: 'high',
  kind: { topic: 'speed' },
  draw(size) {
    const { drawing, at } = createGround(size)
    const half = (size.count ?? 8) / 2
    const runners = drawing.row('a', half, at(0.1, 0.18), at(0.1, 0.82))
    const partners = drawing.row('b', half, at(-0.06, 0.18), at(-0.06, 0.82))
    const getY = (index: number) => 0.18 + (0.64 * index) / (half - 1)
    drawing.gears(
      'marker',
      runners.flatMap((_, index) => [at(0.14, getY(index)), at(0.86, getY(index))]),
    )
    drawing.coach([size.area[0] / 2, size.area[1] + 2])
    drawing.together(() => {
      runners.forEach((id, index) => {
        drawing.run(id, at(0.83, getY(index)))
      })
    })
    drawing.together(() => {
      runners.forEach((id, index) => {
        drawing.run(id, at(0.17, getY(index) + 0.03))
      })
    })
    moveAll(drawing, [partners[0] ?? '', at(-0.04, 0.22)])
    return drawing
  },
  words: {
    en: {
      title: 'Turn test: left foot, right foot',
      aim: 'Count how many lines a player reaches in fifteen seconds when turning only over the left or only over the right.',
      setup:
        'Two lines ten metres apart in {l} × {w} m, a lane for each pair. {n} players in pairs: one runs, the partner counts and watches the turns.',
      rules: [
        'On the whistle sprint to the far line, touch it with a foot and turn.',
        'First go: every turn pushes off the left foot; second go: off the right.',
        'The partner counts lines aloud and says “stop” to a turn with the wrong foot.',
        'After fifteen seconds the whistle ends the run; half a line counts as a half.',
        'Swap roles, rest until the breath is calm, four goes each in all.',
      ],
      points: [
        'Shorten the last three steps and lower the hips.',
        'Plant the foot across the line, eyes already back.',
        'First step out of the turn as hard as a start.',
      ],
      harder: ['Dribble a ball and turn with the sole of the given foot.'],
      easier: ['Eight metres and twelve seconds.'],
      scoring: 'Best count for left and right; write both down, the gap as well.',
      question: 'Why is one side slower: strength, habit or courage to lean in?',
      fault:
        'Upright braking with many small steps behind the line: practise the lowering first at half speed.',
    },
    de: {
      title: 'Wendetest: links und rechts',
      aim: 'Zählen, wie viele Linien jeder in fünfzehn Sekunden erreicht, wenn nur links oder nur rechts gewendet wird.',
      setup:
        'Zwei Linien mit zehn Metern Abstand in {l} × {w} m, eine Bahn je Paar. {n} Spieler in Paaren: Einer läuft, der Partner zählt und achtet auf die Wenden.',
      rules: [
        'Auf Pfiff zur anderen Linie sprinten, sie mit dem Fuß berühren und wenden.',
        'Erster Lauf: Jede Wende drückt sich vom linken Fuß ab; zweiter Lauf: vom rechten.',
        'Der Partner zählt die Linien laut und ruft bei falschem Fuß „Stopp“.',
        'Nach fünfzehn Sekunden endet der Lauf; eine halbe Strecke zählt halb.',
        'Rollen tauschen, ruhig werden lassen; insgesamt vier Läufe für jeden.',
      ],
      points: [
        'Die letzten drei Schritte verkürzen, die Hüfte senken.',
        'Fuß quer auf die Linie, Blick schon zurück.',
        'Der erste Schritt aus der Wende ist so hart wie ein Start.',
      ],
      harder: ['Mit Ball: Wende mit der Sohle des vorgegebenen Fußes.'],
      easier: ['Acht Meter und zwölf Sekunden.'],
      scoring: 'Bester Wert links und rechts; beide notieren, dazu den Unterschied.',
      question: 'Warum ist eine Seite langsamer: Kraft, Gewohnheit oder Mut zur Schräglage?',
      fault:
        'Aufrechtes Bremsen mit vielen kleinen Schritten: das Absenken erst in halbem Tempo üben.',
    },
    bg: {
      title: 'Тест за обръщане: ляв и десен крак',
      aim: 'Брои се колко линии стига играчът за петнадесет секунди, ако се обръща само с левия или само с десния крак.',
      setup:
        'Две линии на десет метра една от друга в {l} × {w} м, коридор за всяка двойка. {n} играчи по двойки: един бяга, партньорът брои и следи обръщанията.',
      rules: [
        'При сигнал спринт до отсрещната линия, допир с крак и обръщане.',
        'Първо бягане: всяко обръщане е с отблъскване от левия крак; второ бягане: от десния.',
        'Партньорът брои линиите на глас и казва „стоп“ при грешен крак.',
        'След петнадесет секунди бягането свършва; половин линия се брои за половина.',
        'Смяна на ролите, почивка до спокойно дишане; общо по четири бягания.',
      ],
      points: [
        'Скъси последните три крачки и снижи таза.',
        'Стъпалото напречно на линията, погледът вече е назад.',
        'Първата крачка след обръщането е силна като старт.',
      ],
      harder: ['С топка: обръщане с ходилото на зададения крак.'],
      easier: ['Осем метра и дванадесет секунди.'],
      scoring: 'Най-добрият брой с ляв и с десен; записват се двата и разликата.',
      question: 'Защо едната страна е по-бавна: сила, навик или смелост да се наклониш?',
      fault:
        'Изправено спиране с много дребни крачки: първо упражнявай снижаването с половин скорост.',
    },
  },
}

/** Tests a coach reads from the pulse and from a straight line of juggling. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const pulseDrop: Exercise = {
  key: 'pulse-drop',
  sizes: createSizes(
    [12, 99],
    3,
    [
      [24, 16, 8, 2, 240, 120],
      [24, 20, 14, 2, 240, 120],
    ],
    { fewer: 2, more: 6 },
  ),
  intensity: 'high',
  kind: { topic: 'dribbling' },
  draw(size) {
    const { drawing, at } = createGround(size)
    const half = (size.count ?? 8) / 2
    const getY = (index: number) => 0.14 + (0.72 * index) / (half - 1)
    const runners = Array.from({ length: half }, (_, index) =>
      drawing.player('a', at(0.08, getY(index))),
    )
    for (let index = 0; index < half; index += 1) drawing.player('b', at(-0.04, getY(index)))
    drawing.gears('marker', [at(0.08, 0), at(0.08, 1), at(0.92, 0), at(0.92, 1)])
    for (const id of runners) drawing.ball(id)
    drawing.coach([size.area[0] / 2, size.area[1] + 2])
    drawing.together(() => {
      runners.forEach((id, index) => drawing.run(id, at(0.92, getY(index))))
    })
    drawing.together(() => {
      runners.forEach((id, index) => drawing.run(id, at(0.1, getY(index))))
    })
    return drawing
  },
  words: {
    en: {
      title: 'How fast does the pulse drop?',
      aim: 'See how well a player recovers: the same run for everybody, then the pulse at once and after a minute.',
      setup:
        'Two lines 20 m apart in {l} × {w} m. {n} players in pairs; one runs with a ball, the partner keeps the record. One wristwatch is enough for all.',
      rules: [
        'Dribble between the lines for two minutes, one length on each clap of the coach, about every seven seconds.',
        'Stop and find the pulse at the neck with two fingers: count fifteen seconds, times four.',
        'Walk for one minute without the ball, breathing out slowly.',
        'Count again; the partner writes down both figures and the difference.',
        'Swap roles; whoever feels ill or dizzy stops at once.',
      ],
      points: [
        'Keep to the clap, do not run ahead of it.',
        'Count from nought when the coach says “now”.',
        'Press gently, on one side of the neck only.',
      ],
      harder: ['Six seconds per length.'],
      easier: ['Eight seconds per length, without the ball.'],
      scoring:
        'The difference counts, not the pulse itself; compare with yourself after six weeks.',
      question: 'What made you recover better or worse today: sleep, food, the day before?',
      fault: 'Players talk and joke while they count: repeat the count, not the run.',
    },
    de: {
      title: 'Wie schnell sinkt der Puls?',
      aim: 'Sehen, wie gut sich jeder erholt: der gleiche Lauf für alle, dann der Puls sofort und nach einer Minute.',
      setup:
        'Zwei Linien mit 20 m Abstand in {l} × {w} m. {n} Spieler in Paaren; einer läuft mit Ball, der Partner führt Buch. Eine Armbanduhr genügt für alle.',
      rules: [
        'Zwei Minuten zwischen den Linien dribbeln, eine Strecke je Klatschen, etwa alle sieben Sekunden.',
        'Anhalten und mit zwei Fingern am Hals den Puls suchen: fünfzehn Sekunden zählen, mal vier.',
        'Eine Minute ohne Ball gehen und langsam ausatmen.',
        'Noch einmal zählen; der Partner notiert beide Werte und den Unterschied.',
        'Rollen tauschen; wem übel oder schwindlig ist, hört sofort auf.',
      ],
      points: [
        'Am Klatschen bleiben, nicht vorauslaufen.',
        'Bei „jetzt“ mit null zu zählen beginnen.',
        'Sanft drücken, nur an einer Seite des Halses.',
      ],
      harder: ['Sechs Sekunden je Strecke.'],
      easier: ['Acht Sekunden je Strecke, ohne Ball.'],
      scoring:
        'Es zählt der Unterschied, nicht der Puls selbst; nach sechs Wochen mit sich selbst vergleichen.',
      question: 'Wovon hast du dich heute besser oder schlechter erholt: Schlaf, Essen, Tag davor?',
      fault: 'Beim Zählen wird geredet und gelacht: das Zählen wiederholen, nicht den Lauf.',
    },
    bg: {
      title: 'Колко бързо спада пулсът?',
      aim: 'Проверка как се възстановява играчът: еднакво бягане за всички, после пулсът веднага и след минута.',
      setup:
        'Две линии на 20 м в {l} × {w} м. {n} играчи по двойки; един бяга с топка, партньорът записва. За всички стига един часовник.',
      rules: [
        'Две минути водене между линиите, по една дължина на всяко плясване, през около седем секунди.',
        'Спри и намери пулса на шията с два пръста: петнадесет секунди броене, по четири.',
        'Една минута ходене без топка и бавно издишване.',
        'Преброй отново; партньорът записва двете числа и разликата.',
        'Смяна на ролите; на когото прилошее или се завие свят, спира веднага.',
      ],
      points: [
        'Следвай плясването, не избързвай.',
        'На „сега“ започни да броиш от нула.',
        'Натискай леко, само от едната страна на шията.',
      ],
      harder: ['Шест секунди на дължина.'],
      easier: ['Осем секунди на дължина, без топка.'],
      scoring: 'Важна е разликата, не самият пулс; сравни със себе си след шест седмици.',
      question: 'Заради какво днес се възстанови по-добре или по-зле: сън, храна, вчерашният ден?',
      fault: 'Докато броят, играчите говорят и се смеят: повтаря се броенето, не бягането.',
    },
  },
}

export const reachStar: Exercise = {
  key: 'reach-star',
  sizes: createSizes(
    [8, 16],
    2,
    [
      [12, 12, 6, 4, 90, 30],
      [16, 16, 12, 4, 90, 30],
    ],
    { fewer: 2, more: 4 },
  ),
  intensity: 'low',
  kind: { topic: 'coordination' },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const pairs = (size.count ?? 6) / 2
    const columns = pairs > 3 ? 3 : pairs
    for (let index = 0; index < pairs; index += 1) {
      const x = (0.5 + (index % columns)) / columns
      const y = pairs > 3 ? 0.26 + 0.48 * Math.floor(index / columns) : 0.5
      const one = drawing.player('a', at(x, y))
      drawing.player('b', at(x + 0.1, y - 0.12))
      const ball = drawing.ball(one)
      drawing.gears('marker', [at(x, y - 0.16), at(x - 0.1, y + 0.1), at(x + 0.1, y + 0.1)])
      if (index === 0) {
        drawing.pass(ball, at(x - 0.07, y + 0.07), { for: one })
        moveAll(drawing, [one, at(x - 0.03, y + 0.04)], [one, at(x, y)])
        moveAll(drawing, [one, at(x, y - 0.05)], [one, at(x, y)])
      }
    }
    addBench(drawing, 0)
    return drawing
  },
  words: {
    en: {
      title: 'The star: how far can you push it?',
      aim: 'Test balance on one leg: how far can the other foot roll the ball in three directions without a wobble?',
      setup:
        'Three markers round each player as the points of a star in {l} × {w} m. {n} players in pairs, one ball to a pair.',
      rules: [
        'Stand on one leg in the centre with the ball beside the free foot.',
        'Push it slowly with the sole towards a marker, as far as you stay in balance, and bring the foot back.',
        'The partner marks where the ball lies and measures in feet from the standing foot.',
        'All three points of the star, two tries each; then swap.',
        'In the second half stand on the other leg.',
      ],
      points: [
        'Heel of the standing foot stays down.',
        'Sink over the hip, as if onto a chair.',
        'Look at a fixed point, move slowly.',
      ],
      harder: ['Arms crossed in front of the chest.'],
      easier: ['The partner offers a hand, but only two fingers.'],
      scoring:
        'Feet of the three points added up, left and right; a wobble with a step makes the try void.',
      question: 'In which direction do you reach least, and when do you need it in a match?',
      fault:
        'The ball is kicked instead of pushed: whoever’s ball rolls on after the foot has left repeats the try.',
    },
    de: {
      title: 'Der Stern: Wie weit reichst du?',
      aim: 'Gleichgewicht auf einem Bein prüfen: Wie weit rollt der andere Fuß den Ball in drei Richtungen, ohne zu wackeln?',
      setup:
        'Um jeden Spieler drei Markierungen als Sternspitzen in {l} × {w} m. {n} Spieler in Paaren, je Paar ein Ball.',
      rules: [
        'Auf einem Bein in der Mitte stehen, der Ball liegt neben dem freien Fuß.',
        'Den Ball mit der Sohle langsam zu einer Markierung schieben, so weit du stehst, und den Fuß zurückholen.',
        'Der Partner merkt sich, wo der Ball liegt, und misst in Fußlängen vom Standfuß aus.',
        'Alle drei Sternspitzen, je zwei Versuche; dann tauschen.',
        'In der zweiten Hälfte auf dem anderen Bein stehen.',
      ],
      points: [
        'Die Ferse des Standfußes bleibt unten.',
        'In die Hüfte sinken wie auf einen Stuhl.',
        'Einen festen Punkt anschauen, langsam bewegen.',
      ],
      harder: ['Arme vor der Brust kreuzen.'],
      easier: ['Der Partner reicht eine Hand, aber nur zwei Finger.'],
      scoring:
        'Fußlängen der drei Spitzen zusammenzählen, links und rechts; ein Ausfallschritt macht den Versuch ungültig.',
      question:
        'In welche Richtung reichst du am wenigsten weit, und wann brauchst du sie im Spiel?',
      fault: 'Der Ball wird gekickt statt geschoben: Rollt er ohne Fuß weiter, wird wiederholt.',
    },
    bg: {
      title: 'Звездата: докъде стигаш?',
      aim: 'Проверка на равновесието на един крак: колко далече другият крак търкаля топката в три посоки, без да залитнеш?',
      setup:
        'Около всеки играч три маркера като върхове на звезда в {l} × {w} м. {n} играчи по двойки, топка на двойка.',
      rules: [
        'Стоеж на един крак в центъра, топката е до свободния крак.',
        'Бутай я бавно с ходило към маркер, докъдето пазиш равновесие, и върни крака.',
        'Партньорът отбелязва мястото на топката и мери в стъпала от опорния крак.',
        'И трите върха на звездата, по два опита; после смяна.',
        'През втората половина опорен е другият крак.',
      ],
      points: [
        'Петата на опорния крак остава долу.',
        'Снишавай се от таза като към стол.',
        'Гледай в една точка, движи се бавно.',
      ],
      harder: ['Ръцете са кръстосани пред гърдите.'],
      easier: ['Партньорът подава ръка, но само два пръста.'],
      scoring:
        'Стъпалата от трите върха се събират, за ляв и за десен; крачка при залитане проваля опита.',
      question: 'В коя посока стигаш най-малко и кога ти трябва в мача?',
      fault: 'Топката се рита, вместо да се бута: ако се търкаля сама, опитът се повтаря.',
    },
  },
}

/** Cool-downs with a quiet ball in pairs and small groups. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { addCrowd, createGround, createSizes } from '../ground'

export const oneBounceChat: Exercise = {
  key: 'one-bounce-chat',
  sizes: createSizes(
    [9, 14],
    2,
    [
      [16, 12, 6, 4, 75, 30],
      [22, 16, 12, 4, 75, 30],
    ],
    { more: 4 },
  ),
  intensity: 'low',
  kind: { topic: 'ball_mastery', corners: ['technical', 'social'] },
  more: { isWalking: true },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const pairs = (size.count ?? 6) / 2
    let first = ''
    let other = ''
    let ball = ''
    for (let index = 0; index < pairs; index += 1) {
      const x = (index + 0.6) / (pairs + 0.2)
      const top = drawing.player('a', at(x, 0.3))
      const low = drawing.player('a', at(x, 0.68))
      const its = drawing.ball(top)
      if (index === 0) [first, other, ball] = [top, low, its]
    }
    addBench(drawing, 0)
    drawing.pass(ball, other, { kind: 'lofted' })
    moveAll(drawing, [other, at(0.62 / (pairs + 0.2), 0.6)])
    drawing.pass(ball, first, { kind: 'lofted' })
    return drawing
  },
  words: {
    en: {
      title: 'One bounce and a question',
      aim: 'Pairs juggle to each other gently while they talk about the session: touch and pulse settle together.',
      setup:
        'Lanes side by side in {l} × {w} m. {n} players in pairs, four to five metres apart, one ball to a pair.',
      rules: [
        'Lift the ball to your partner so that it bounces once before they play it.',
        'Who plays the ball asks, who receives it answers: “Your best touch today?”',
        'After ten good exchanges sit down with the ball between your soles and breathe five times.',
        'At the whistle one side moves on a place: new partner, new question.',
      ],
      points: [
        'Soft foot, locked ankle: the ball should rise to the hip, no higher.',
        'Take a step so that you play it in front of you.',
        'Answer in a sentence, not with one word.',
      ],
      harder: ['Two touches each before it goes back, one with the weaker foot.'],
      easier: ['Throw with two hands, volley or thigh it back into the hands.'],
      scoring: 'Exchanges without a second bounce; the pair tries to beat its first round.',
      question: 'What did you learn from your partner that you did not know?',
      fault:
        'The ball is hit hard to win something: count only those the partner can reach without running.',
    },
    de: {
      title: 'Einmal auftippen, eine Frage',
      aim: 'Paare spielen sich den Ball sanft in der Luft zu und reden über das Training: Gefühl und Puls werden ruhig.',
      setup:
        'Bahnen nebeneinander in {l} × {w} m. {n} Spieler zu zweit, vier bis fünf Meter Abstand, je Paar ein Ball.',
      rules: [
        'Heb den Ball zum Partner, sodass er einmal auftippt, bevor er gespielt wird.',
        'Wer spielt, fragt, wer empfängt, antwortet: „Dein bester Kontakt heute?“',
        'Nach zehn gelungenen Wechseln hinsetzen, Ball zwischen die Sohlen, fünfmal tief atmen.',
        'Auf Pfiff rückt eine Seite einen Platz weiter: neuer Partner, neue Frage.',
      ],
      points: [
        'Weicher Fuß, festes Gelenk: Der Ball steigt bis zur Hüfte, nicht höher.',
        'Einen Schritt machen und den Ball vor dem Körper spielen.',
        'Mit einem Satz antworten, nicht mit einem Wort.',
      ],
      harder: ['Je zwei Kontakte vor dem Rückspiel, einer mit dem schwächeren Fuß.'],
      easier: ['Mit beiden Händen zuwerfen, mit Spann oder Oberschenkel in die Hände zurück.'],
      scoring:
        'Wechsel ohne zweites Auftippen zählen; das Paar will seine erste Runde übertreffen.',
      question: 'Was hast du von deinem Partner erfahren, das du nicht wusstest?',
      fault:
        'Der Ball wird scharf gespielt, um zu gewinnen: Nur zählen, was ohne Laufen erreichbar ist.',
    },
    bg: {
      title: 'Един отскок и един въпрос',
      aim: 'Двойките си подават меко по въздуха и разговарят за тренировката: усетът и пулсът се успокояват заедно.',
      setup:
        'Коридори един до друг в {l} × {w} м. {n} играчи по двойки на четири-пет метра, по една топка на двойка.',
      rules: [
        'Повдигни топката към партньора така, че да отскочи веднъж, преди да я изиграе.',
        'Който подава, пита, който получава, отговаря: „Най-доброто ти докосване днес?“',
        'След десет успешни размени седнете, топката между ходилата, пет дълбоки вдишвания.',
        'При сигнал едната страна се мести с едно място: нов партньор, нов въпрос.',
      ],
      points: [
        'Мек крак, стегнат глезен: топката стига до таза, не по-високо.',
        'Направи крачка, за да играеш топката пред себе си.',
        'Отговаряй с изречение, не с една дума.',
      ],
      harder: ['По две докосвания преди връщането, едното с по-слабия крак.'],
      easier: ['Подхвърляне с две ръце и връщане в ръцете с крак или бедро.'],
      scoring: 'Броят се размените без втори отскок; двойката гони резултата от първата серия.',
      question: 'Какво научи от партньора си, което не знаеше?',
      fault: 'Топката се удря силно, за да се спечели: брои се само стигнатото без тичане.',
    },
  },
}

export const silentOrder: Exercise = {
  key: 'silent-order',
  sizes: createSizes(
    [9, 17],
    2,
    [
      [18, 16, 8, 4, 75, 30],
      [24, 20, 12, 4, 75, 30],
    ],
    { fewer: 2, more: 4 },
  ),
  intensity: 'low',
  kind: { topic: 'passing', corners: ['psychological', 'technical'] },
  more: { isWalking: true },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const people = addCrowd(drawing, 'a', size.count ?? 8)
    const [one = '', two = '', three = '', four = '', five = ''] = people
    const ball = drawing.ball(one)
    addBench(drawing, 1)
    drawing.together(() => {
      drawing.run(three, at(0.72, 0.16))
      drawing.pass(ball, two)
    })
    drawing.together(() => {
      drawing.run(five, at(0.8, 0.5))
      drawing.pass(ball, three)
    })
    drawing.pass(ball, five)
    moveAll(drawing, [five, at(0.7, 0.68)], [four, at(0.4, 0.66)])
    return drawing
  },
  words: {
    en: {
      title: 'Pass in silence, oldest to youngest',
      aim: 'The group walks, passes and finds an order without a word, so that everybody becomes quiet and attentive.',
      setup: 'Field of {l} × {w} m. {n} players walk about, one ball; a second one lies ready.',
      rules: [
        'From now on nobody speaks; a look and an open hand ask for the ball.',
        'Pass the ball from the oldest to the youngest: find out the order by signs.',
        'When you have passed, walk on with arms circling slowly, forwards and backwards.',
        'At the end stand in line in that order, breathe out three times and check it aloud.',
        'Next order: shortest way home, most brothers and sisters, longest in the team.',
      ],
      points: [
        'Eye contact comes before the pass.',
        'Weight the pass so that it arrives almost asleep.',
        'Stay relaxed when the order is wrong; try again.',
      ],
      harder: ['The second ball runs from the youngest to the oldest at the same time.'],
      easier: ['Stand in a circle and order shirt numbers only.'],
      scoring: 'The order counts if it is right and nobody spoke; how many orders can you find?',
      question:
        'How did you understand each other without words, and where would that help in a match?',
      fault: 'Passes get louder and faster: stop, one long breath, start with walking only.',
    },
    de: {
      title: 'Stille Pässe der Reihe nach',
      aim: 'Die Gruppe geht, passt und findet ohne ein Wort eine Reihenfolge; so werden alle ruhig und aufmerksam.',
      setup: 'Feld von {l} × {w} m. {n} Spieler gehen umher, ein Ball; ein zweiter liegt bereit.',
      rules: [
        'Ab jetzt spricht niemand; Blick und offene Hand fordern den Ball.',
        'Der Ball wandert vom Ältesten zum Jüngsten: Findet die Reihenfolge mit Zeichen heraus.',
        'Nach dem Pass gehst du weiter und kreist langsam die Arme, vorwärts und rückwärts.',
        'Am Ende in dieser Reihenfolge aufstellen, dreimal lang ausatmen, laut nachprüfen.',
        'Nächste Ordnung: kürzester Heimweg, meiste Geschwister, am längsten im Team.',
      ],
      points: [
        'Erst der Blick, dann der Pass.',
        'So dosieren, dass der Ball fast einschläft, wenn er ankommt.',
        'Gelassen bleiben, wenn es nicht stimmt; noch einmal versuchen.',
      ],
      harder: ['Der zweite Ball läuft gleichzeitig vom Jüngsten zum Ältesten.'],
      easier: ['Im Kreis stehen und nur Trikotnummern ordnen.'],
      scoring: 'Die Ordnung zählt, wenn sie stimmt und niemand sprach; wie viele schafft ihr?',
      question: 'Wie habt ihr euch ohne Worte verstanden, und wo hilft das im Spiel?',
      fault: 'Die Pässe werden lauter und schneller: anhalten, lang ausatmen, erst nur gehen.',
    },
    bg: {
      title: 'Подай мълчешком поред',
      aim: 'Групата ходи, подава и намира подредба без нито една дума; така всички се успокояват и внимават.',
      setup: 'Поле {l} × {w} м. {n} играчи се движат с ходене, една топка; втора е подготвена.',
      rules: [
        'Отсега никой не говори; топката се иска с поглед и отворена длан.',
        'Топката върви от най-големия към най-малкия: открийте реда с жестове.',
        'След паса продължи да ходиш и кръжи бавно с ръце напред и назад.',
        'Накрая се наредете в този ред, издишайте дълго три пъти и проверете на глас.',
        'Следваща подредба: най-кратък път до вкъщи, най-много братя и сестри, най-отдавна в отбора.',
      ],
      points: [
        'Първо поглед, после пас.',
        'Премери паса така, че топката почти да заспи на пристигане.',
        'Спокойно, ако редът е грешен; опитайте пак.',
      ],
      harder: ['Втората топка върви едновременно от най-малкия към най-големия.'],
      easier: ['Стойте в кръг и подреждайте само по номер.'],
      scoring: 'Подредбата важи, ако е вярна и никой не е говорил; колко ще откриете?',
      question: 'Как се разбрахте без думи и къде в мача това би помогнало?',
      fault:
        'Подаванията стават шумни и бързи: спрете, едно дълго издишване и започнете само с ходене.',
    },
  },
}

/** Cool-downs for youths and adults: breathing, walking, letting go. */
import { addBench, moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const breathingLap: Exercise = {
  key: 'breathing-lap',
  sizes: createSizes(
    [13, 99],
    2,
    [
      [30, 20, 8, 4, 105, 15],
      [40, 28, 14, 4, 105, 15],
    ],
    { fewer: 4, more: 8 },
  ),
  intensity: 'low',
  kind: { corners: ['physical', 'psychological'] },
  more: { isWalking: true },
  draw(size) {
    const { drawing, at } = createGround(size)
    const pairs = (size.count ?? 8) / 2
    const heads: string[] = []
    for (let index = 0; index < pairs; index += 1) {
      const x = 0.1 + (0.62 * index) / Math.max(1, pairs - 1)
      heads.push(drawing.player('a', at(x, 0.05)))
      drawing.ball(heads.at(-1) ?? '')
      heads.push(drawing.player('a', at(x, 0.16)))
    }
    addBench(drawing, 0)
    const [one = '', two = ''] = heads.slice(-2)
    const [three = '', four = ''] = heads.slice(-4, -2)
    moveAll(
      drawing,
      [one, at(0.96, 0.05), at(0.96, 0.5)],
      [two, at(0.86, 0.16), at(0.86, 0.5)],
      [three, at(0.9, 0.05)],
      [four, at(0.8, 0.16)],
    )
    moveAll(
      drawing,
      [one, at(0.96, 0.94)],
      [two, at(0.86, 0.84)],
      [three, at(0.96, 0.24)],
      [four, at(0.86, 0.24)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'The breathing lap',
      aim: 'Walk the pulse down with a long breath out and take stock of effort and body in pairs.',
      setup:
        'A lap round {l} × {w} m. {n} players in pairs, one ball to a pair, enough gap to talk without being overheard.',
      rules: [
        'First long side: stroll with the ball, breathe in for four steps and out for six.',
        'Short side: the partner takes the ball and names their effort from one to ten and why.',
        'Second long side: both say one thing to keep and one to change for match day.',
        'Last side in silence; then count your pulse for fifteen seconds, times four.',
        'After each lap swap ball and role; a lap may not be faster than the one before.',
      ],
      points: [
        'Out through pursed lips, shoulders drop.',
        'Do not correct the other one, ask back.',
        'Roll the foot from heel to toe, loosen the hips.',
      ],
      harder: ['In for four steps, out for eight.'],
      easier: ['Breathe as you like, only the breath out is longer.'],
      scoring: 'A point if the pulse is clearly lower after the last lap than after the first.',
      question: 'How hard was it really, and did your body agree with your head?',
      fault: 'The leading pair speeds up as if to get home: the slowest pair leads.',
    },
    de: {
      title: 'Die Atemrunde',
      aim: 'Den Puls mit langem Ausatmen im Gehen senken und zu zweit Bilanz ziehen: Anstrengung, Körper, Kopf.',
      setup:
        'Eine Runde um {l} × {w} m. {n} Spieler in Paaren, je Paar ein Ball, so viel Abstand, dass man ungestört reden kann.',
      rules: [
        'Erste Längsseite: mit Ball gehen, vier Schritte einatmen, sechs ausatmen.',
        'Querseite: Der Partner übernimmt den Ball und nennt seine Anstrengung von eins bis zehn, mit Grund.',
        'Zweite Längsseite: Beide nennen eine Sache, die bleibt, und eine, die sich zum Spieltag ändert.',
        'Letzte Seite schweigend; dann fünfzehn Sekunden Puls zählen, mal vier.',
        'Nach jeder Runde Ball und Rolle tauschen; keine Runde ist schneller als die vorige.',
      ],
      points: [
        'Durch gespitzte Lippen ausatmen, die Schultern sinken.',
        'Den anderen nicht verbessern, sondern nachfragen.',
        'Von der Ferse zum Ballen abrollen, die Hüfte lockern.',
      ],
      harder: ['Vier Schritte ein, acht aus.'],
      easier: ['Frei atmen, nur das Ausatmen ist länger.'],
      scoring: 'Ein Punkt, wenn der Puls nach der letzten Runde deutlich niedriger ist.',
      question: 'Wie hart war es wirklich, und waren sich Kopf und Körper einig?',
      fault: 'Das erste Paar beschleunigt Richtung Kabine: Das langsamste Paar führt an.',
    },
    bg: {
      title: 'Дихателната обиколка',
      aim: 'Пулсът се сваля с ходене и дълго издишване, а двойката прави равносметка за усилието и тялото.',
      setup:
        'Обиколка около {l} × {w} м. {n} играчи по двойки, топка на двойка, с разстояние, което позволява спокоен разговор.',
      rules: [
        'Първата дълга страна: ходене с топка, четири крачки вдишване, шест издишване.',
        'Късата страна: партньорът поема топката и оценява усилието си от едно до десет, с причина.',
        'Втората дълга страна: всеки казва едно нещо за запазване и едно за промяна преди мача.',
        'Последната страна е в мълчание; после преброй пулса си за петнадесет секунди, по четири.',
        'След обиколката си разменете топката и ролята; никоя обиколка не е по-бърза от предишната.',
      ],
      points: [
        'Издишвай през свити устни, раменете се отпускат.',
        'Не поправяй другия, а питай.',
        'Стъпвай от петата към пръстите, отпусни таза.',
      ],
      harder: ['Четири крачки вдишване, осем издишване.'],
      easier: ['Свободно дишане, само издишването е по-дълго.'],
      scoring: 'Точка, ако пулсът след последната обиколка е ясно по-нисък.',
      question: 'Колко тежко беше наистина и съгласно ли е тялото с главата?',
      fault: 'Първата двойка ускорява към съблекалнята: води най-бавната.',
    },
  },
}

export const fadingRondo: Exercise = {
  key: 'fading-rondo',
  sizes: createSizes(
    [12, 99],
    2,
    [
      [14, 14, 7, 4, 90, 30],
      [18, 18, 9, 4, 90, 30],
    ],
    { fewer: 1, more: 2 },
  ),
  intensity: 'low',
  kind: { topic: 'passing', practice_type: 'rondo', corners: ['technical', 'social'] },
  more: { isWalking: true },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const circle = drawing.ring('a', (size.count ?? 7) - 1, at(0.5, 0.5), size.area[1] * 0.44)
    const walker = drawing.player('b', at(0.5, 0.46))
    const [one = '', two = '', three = '', four = ''] = circle
    const ball = drawing.ball(one)
    addBench(drawing, 1)
    drawing.together(() => {
      drawing.run(walker, at(0.62, 0.36))
      drawing.pass(ball, circle.at(-1) ?? '')
    })
    drawing.together(() => {
      drawing.run(walker, at(0.4, 0.38))
      drawing.pass(ball, four)
    })
    drawing.together(() => {
      drawing.run(walker, at(0.5, 0.6))
      drawing.pass(ball, three)
    })
    playInto(drawing, ball, two, at(0.78, 0.3))
    moveAll(drawing, [walker, at(0.6, 0.5)])
    return drawing
  },
  words: {
    en: {
      title: 'The fading rondo',
      aim: 'A rondo that loses speed from round to round, until passing, breath and voices are calm.',
      setup:
        'Circle in {l} × {w} m. {n} players: one walks in the middle, the others pass. A spare ball lies outside.',
      rules: [
        'First part: the middle player jogs, two touches for the circle.',
        'Second part: walking in the middle; stop every ball dead before passing it on.',
        'Third part: no opponent; everyone calls out a pass of today worth remembering.',
        'Last part: roll the ball with the sole to a neighbour, both stretch the calf while it rolls.',
        'Whoever lost the ball goes to the middle in the next part; nobody twice.',
      ],
      points: [
        'From fast to slow: each round has its own rhythm.',
        'Soft first touch, the ball makes no sound.',
        'Stand tall, let the arms hang.',
      ],
      harder: ['In the second part use the weaker foot only.'],
      easier: ['Begin with the second part.'],
      scoring: 'Fewest lost balls in the first part; from the second on only the quiet counts.',
      question: 'At which point did you notice that you had come down?',
      fault:
        'The middle player slides in: no tackles in a cool-down, a step into the lane is enough.',
    },
    de: {
      title: 'Das ausklingende Rondo',
      aim: 'Ein Rondo, das von Runde zu Runde an Tempo verliert, bis Pass, Atem und Stimmen ruhig sind.',
      setup:
        'Kreis in {l} × {w} m. {n} Spieler: einer geht in der Mitte, die anderen passen. Ein Ersatzball liegt außen.',
      rules: [
        'Runde eins: Die Mitte trabt, der Kreis hat zwei Kontakte.',
        'Runde zwei: Die Mitte geht; jeder Ball wird ganz gestoppt, bevor er weiterläuft.',
        'Runde drei: ohne Gegner; jeder nennt einen Pass von heute, der in Erinnerung bleibt.',
        'Runde vier: mit der Sohle zum Nachbarn rollen, beide dehnen dabei die Wade.',
        'Wer den Ball verlor, geht in der nächsten Runde in die Mitte; niemand zweimal.',
      ],
      points: [
        'Von schnell zu langsam: Jede Runde hat ihren Rhythmus.',
        'Weicher erster Kontakt, der Ball macht kein Geräusch.',
        'Aufrecht stehen, Arme hängen lassen.',
      ],
      harder: ['In Runde zwei nur der schwächere Fuß.'],
      easier: ['Mit Runde zwei beginnen.'],
      scoring: 'In Runde eins zählen die wenigsten Ballverluste, ab Runde zwei nur noch die Ruhe.',
      question: 'Wann hast du gemerkt, dass du heruntergekommen bist?',
      fault:
        'Die Mitte grätscht: Im Cool-down keine Zweikämpfe, ein Schritt in den Passweg reicht.',
    },
    bg: {
      title: 'Затихващото рондо',
      aim: 'Рондо, което от серия на серия губи скорост, докато подаванията, дишането и гласовете се успокоят.',
      setup:
        'Кръг в {l} × {w} м. {n} играчи: един е в средата, другите подават. Резервна топка има отвън.',
      rules: [
        'Първа част: средният подтичва, кръгът играе с две докосвания.',
        'Втора част: средният ходи; всяка топка се спира напълно, преди да продължи.',
        'Трета част: без противник; всеки назовава пас от днес, който си струва да се помни.',
        'Четвърта част: търкаляне с ходило към съседа, докато двамата разтягат прасеца.',
        'Който е загубил топката, отива в средата в следващата част; никой два пъти.',
      ],
      points: [
        'От бързо към бавно: всяка част има свой ритъм.',
        'Мек първи допир, топката не издава звук.',
        'Изправена стойка, отпуснати ръце.',
      ],
      harder: ['Във втората част само с по-слабия крак.'],
      easier: ['Започнете от втората част.'],
      scoring:
        'В първата част се броят загубените топки, от втората нататък важи само спокойствието.',
      question: 'Кога усети, че си се успокоил?',
      fault: 'Средният влиза с шпагат: тук няма единоборства, стига една крачка в линията на паса.',
    },
  },
}

/** Cool-downs in which small children say how it was. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { addCrowd, createGround, createSizes } from '../ground'

export const weatherReport: Exercise = {
  key: 'weather-report',
  sizes: createSizes(
    [6, 10],
    1,
    [
      [18, 14, 8, 4, 60, 30],
      [22, 18, 12, 4, 60, 30],
    ],
    { fewer: 3, more: 4 },
  ),
  intensity: 'low',
  kind: { topic: 'dribbling', practice_type: 'unopposed', corners: ['psychological', 'social'] },
  more: { isWalking: true },
  draw(size) {
    const { drawing, at } = createGround(size)
    drawing.zone(at(0, 0), at(0.22, 0.34))
    drawing.zone(at(0.78, 0), at(1, 0.34))
    drawing.zone(at(0.4, 0.72), at(0.6, 1))
    const children = addCrowd(drawing, 'a', Math.min(size.count ?? 8, 12))
    for (const id of children) drawing.ball(id)
    addBench(drawing, 0, size.area[0] * 0.8)
    const [, two = '', three = '', four = '', five = '', , seven = ''] = children
    moveAll(drawing, [two, at(0.44, 0.32)], [four, at(0.24, 0.44)], [five, at(0.74, 0.44)])
    moveAll(
      drawing,
      [two, at(0.16, 0.12)],
      [four, at(0.1, 0.3)],
      [five, at(0.86, 0.12)],
      [three, at(0.92, 0.26)],
      [seven, at(0.52, 0.86)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Weather report of the day',
      aim: 'Every child shows and says how the session felt, and hears that others may feel different.',
      setup:
        'Ground of {l} × {w} m with three corners marked: sun, cloud and rain. {n} children stroll with a ball each.',
      rules: [
        'Dribble at walking pace wherever there is room.',
        'The coach asks: “How was passing today?” Take your ball to sun, cloud or rain.',
        'In each corner one child says why; the others listen with a foot on the ball.',
        'Rain asks for an umbrella: a child from the sun strolls over and gives a tip or a cheer.',
        'Stroll on until the next question: the match, the team, my own courage.',
      ],
      points: [
        'Choose for yourself, do not look where your friend goes.',
        'There is no wrong weather.',
        'Foot on the ball, eyes on the child who speaks.',
      ],
      harder: ['Say one thing that would turn your cloud into sun.'],
      easier: ['Two corners only, thumbs up or down instead of words.'],
      scoring: 'An umbrella given is one point for the whole group.',
      question: 'What made the sun shine for you today?',
      fault:
        'The coach argues with the child in the rain; thank them for saying it and ask what helps.',
    },
    de: {
      title: 'Wetterbericht zum Schluss',
      aim: 'Jedes Kind zeigt und sagt, wie sich das Training angefühlt hat, und hört, dass es anderen anders gehen darf.',
      setup:
        'Feld von {l} × {w} m mit drei markierten Ecken: Sonne, Wolke und Regen. {n} Kinder spazieren, jedes mit Ball.',
      rules: [
        'Dribbelt im Gehtempo dorthin, wo Platz ist.',
        'Der Trainer fragt: „Wie war heute das Passen?“ Bring deinen Ball zu Sonne, Wolke oder Regen.',
        'In jeder Ecke sagt ein Kind, warum; die anderen hören zu, den Fuß auf dem Ball.',
        'Wer im Regen steht, bekommt einen Schirm: Ein Sonnenkind kommt und gibt einen Tipp oder macht Mut.',
        'Spaziert weiter bis zur nächsten Frage: das Spiel, das Team, der eigene Mut.',
      ],
      points: [
        'Selbst entscheiden, nicht schauen, wohin die Freunde gehen.',
        'Falsches Wetter gibt es nicht.',
        'Fuß auf den Ball, Augen zum Kind, das spricht.',
      ],
      harder: ['Sag, was aus deiner Wolke eine Sonne machen würde.'],
      easier: ['Nur zwei Ecken, Daumen statt Worte.'],
      scoring: 'Jeder verschenkte Schirm ist ein Punkt für die ganze Gruppe.',
      question: 'Wodurch schien für dich heute die Sonne?',
      fault: 'Der Trainer widerspricht dem Kind im Regen: besser danken und fragen, was hilft.',
    },
    bg: {
      title: 'Прогноза за времето днес',
      aim: 'Всяко дете показва и казва как се е чувствало на тренировката и чува, че другите може да се чувстват иначе.',
      setup:
        'Терен {l} × {w} м с три обозначени ъгъла: слънце, облак и дъжд. {n} деца се разхождат, всяко с топка.',
      rules: [
        'Водете топката с ходене там, където има място.',
        'Треньорът пита: „Как вървяха подаванията?“ Заведи топката си при слънцето, облака или дъжда.',
        'Във всеки ъгъл едно дете казва защо; другите слушат с крак върху топката.',
        'На дъжда му трябва чадър: дете от слънцето отива там с добър съвет или окуражаване.',
        'Разхождайте се до следващия въпрос: мача, отбора, собствената смелост.',
      ],
      points: [
        'Избери сам, не гледай къде отиват приятелите ти.',
        'Няма грешно време.',
        'Крак на топката, поглед към детето, което говори.',
      ],
      harder: ['Кажи какво би превърнало твоя облак в слънце.'],
      easier: ['Само два ъгъла, палец вместо думи.'],
      scoring: 'Всеки подарен чадър е точка за цялата група.',
      question: 'Заради какво днес за теб грееше слънце?',
      fault: 'Треньорът спори с детето в дъжда; по-добре да благодари и да попита какво помага.',
    },
  },
}

export const photoAlbum: Exercise = {
  key: 'photo-album',
  sizes: createSizes(
    [6, 11],
    1,
    [
      [18, 14, 8, 4, 60, 20],
      [24, 18, 12, 4, 60, 20],
    ],
    { fewer: 2, more: 4 },
  ),
  intensity: 'low',
  kind: { topic: 'fun', practice_type: 'unopposed', corners: ['social', 'psychological'] },
  more: { isWalking: true },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const people = addCrowd(drawing, 'a', size.count ?? 8)
    const [one = '', two = '', three = '', four = '', five = ''] = people
    const ball = drawing.ball(one)
    const other = drawing.ball(five)
    addBench(drawing, 0)
    drawing.together(() => {
      drawing.run(three, at(0.7, 0.16))
      drawing.pass(ball, two)
    })
    drawing.together(() => {
      drawing.run(four, at(0.42, 0.66))
      drawing.pass(other, people[7] ?? '')
    })
    drawing.pass(ball, three)
    return drawing
  },
  words: {
    en: {
      title: 'Photo album of the session',
      aim: 'Children remember the best moments, act them out as slow-motion pictures and give credit to others.',
      setup: 'Free ground of {l} × {w} m. {n} children in groups of four, one ball to a group.',
      rules: [
        'Each group agrees in one minute on a moment from today that should go into the album.',
        'The group shows it at walking pace: the pass, the save, the cheer.',
        'At “click” all freeze on two legs, and the other groups walk round the picture.',
        'The viewers guess who was there and what happened before.',
        'The next group shows its photo; at the end all groups pose for one picture together.',
      ],
      points: [
        'As slow as under water, that is how muscles calm down.',
        'Everybody has a place in the picture, also who lost the ball.',
        'Freeze with a firm foot and look where you looked then.',
      ],
      harder: ['Show two photos: before and after.'],
      easier: ['The coach names the moment, the children put themselves into it.'],
      scoring: 'A photo that the others guess earns the group a frame.',
      question: 'Whom would you like to thank for your best moment?',
      fault: 'Only goals are shown: ask for a pass, a save or a helping hand.',
    },
    de: {
      title: 'Fotoalbum des Trainings',
      aim: 'Die Kinder erinnern sich an die besten Momente, stellen sie in Zeitlupe nach und würdigen dabei andere.',
      setup: 'Freie Fläche von {l} × {w} m. {n} Kinder in Vierergruppen, je Gruppe ein Ball.',
      rules: [
        'Jede Gruppe einigt sich in einer Minute auf einen Moment von heute für das Album.',
        'Sie zeigt ihn im Gehtempo: den Pass, die Parade, den Jubel.',
        'Bei „Klick“ erstarren alle auf zwei Beinen, und die anderen gehen um das Bild herum.',
        'Die Zuschauer raten, wer dabei war und was davor geschah.',
        'Die nächste Gruppe zeigt ihr Foto; zum Schluss stellen sich alle zu einem gemeinsamen Bild auf.',
      ],
      points: [
        'So langsam wie unter Wasser: So beruhigen sich die Muskeln.',
        'Alle haben einen Platz im Bild, auch wer den Ball verlor.',
        'Fest stehen und dorthin schauen, wohin ihr damals geschaut habt.',
      ],
      harder: ['Zwei Fotos zeigen: vorher und nachher.'],
      easier: ['Der Trainer nennt den Moment, die Kinder stellen ihn dar.'],
      scoring: 'Ein erratenes Foto bringt der Gruppe einen Bilderrahmen.',
      question: 'Wem möchtest du für deinen besten Moment danken?',
      fault: 'Es werden nur Tore gezeigt: nach einem Pass, einer Parade oder einer Hilfe fragen.',
    },
    bg: {
      title: 'Фотоалбум на тренировката',
      aim: 'Децата си припомнят най-добрите моменти, показват ги като на забавен каданс и благодарят на другите за тях.',
      setup: 'Свободна площ {l} × {w} м. {n} деца в групи по четири, една топка на група.',
      rules: [
        'За една минута всяка група избира момент от днес, който да влезе в албума.',
        'Групата го показва с ходене: паса, спасяването, радостта.',
        'При „щрак“ всички застиват на два крака, а другите групи обикалят снимката.',
        'Зрителите познават кой е участвал и какво е станало преди това.',
        'Следващата група показва своята снимка; накрая всички застават за обща.',
      ],
      points: [
        'Бавно като под вода: така мускулите се успокояват.',
        'Всеки има място в снимката, и този, който загуби топката.',
        'Застани стабилно и гледай натам, накъдето гледаше тогава.',
      ],
      harder: ['Две снимки: преди и след.'],
      easier: ['Треньорът назовава момента, децата го представят.'],
      scoring: 'Позната снимка носи на групата рамка.',
      question: 'На кого искаш да благодариш за най-хубавия си момент?',
      fault: 'Показват се само голове: попитай за пас, спасяване или помощ.',
    },
  },
}

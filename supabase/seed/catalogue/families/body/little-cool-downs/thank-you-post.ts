/** A cool-down that ends with a kind word for everybody. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const thankYouPost: Exercise = {
  key: 'thank-you-post',
  sizes: createSizes(
    [6, 10],
    1,
    [
      [14, 14, 7, 4, 60, 15],
      [18, 18, 11, 4, 60, 15],
    ],
    { fewer: 2, more: 3 },
  ),
  intensity: 'low',
  kind: { topic: 'passing', practice_type: 'unopposed', corners: ['social', 'technical'] },
  more: { isWalking: true },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const count = (size.count ?? 7) - 1
    const circle = drawing.ring('a', count, at(0.5, 0.5), size.area[1] * 0.42)
    const post = drawing.player('a', at(0.5, 0.5))
    const ball = drawing.ball(post)
    addBench(drawing, 0)
    const [one = '', two = '', three = ''] = circle
    moveAll(drawing, [post, at(0.56, 0.3)])
    drawing.pass(ball, one)
    moveAll(drawing, [one, at(0.5, 0.34)], [post, at(0.4, 0.16)])
    drawing.pass(ball, three)
    moveAll(drawing, [three, at(0.62, 0.58)], [two, at(0.78, 0.42)])
    return drawing
  },
  words: {
    en: {
      title: 'Post with a thank-you',
      aim: 'Soft passes in a circle carry a thank-you to somebody, so that every child goes home with a kind word.',
      setup:
        'A circle in {l} × {w} m. {n} children; one is the postman in the middle with the ball.',
      rules: [
        'The postman walks towards somebody and rolls them the ball.',
        'With the ball comes the post: “Thank you, Mia, for …”',
        'Who got the ball becomes the postman and walks to the middle; the other takes the free place.',
        'Nobody gets post twice before everybody has had some.',
      ],
      points: [
        'Say the name first, then roll the ball.',
        'Inside of the foot and a quiet ball: it must be easy to stop.',
        'Thank for something you saw, not only for a goal.',
      ],
      harder: ['Two postmen with two balls at the same time.'],
      easier: ['Roll with the hand; the coach starts the sentence.'],
      scoring: 'The round is won when everybody has had post and no ball left the circle.',
      question: 'How did it feel to get your post?',
      fault: 'The quiet children are left for the end: let them deliver the first letter.',
    },
    de: {
      title: 'Die Dankepost',
      aim: 'Sanfte Pässe im Kreis bringen jemandem ein Danke, damit jedes Kind mit einem guten Wort nach Hause geht.',
      setup: 'Ein Kreis in {l} × {w} m. {n} Kinder; eines ist mit dem Ball in der Mitte die Post.',
      rules: [
        'Die Post geht auf ein Kind zu und rollt ihm den Ball.',
        'Mit dem Ball kommt der Brief: „Danke, Mia, für …“',
        'Wer den Ball bekam, wird zur Post und geht in die Mitte; die andere nimmt den freien Platz.',
        'Niemand bekommt zweimal Post, bevor alle einen Brief haben.',
      ],
      points: [
        'Erst den Namen sagen, dann den Ball rollen.',
        'Innenseite und ruhiger Ball: Er muss leicht zu stoppen sein.',
        'Für etwas danken, das du gesehen hast, nicht nur für Tore.',
      ],
      harder: ['Zwei Boten mit zwei Bällen gleichzeitig.'],
      easier: ['Mit der Hand rollen; der Trainer beginnt den Satz.'],
      scoring: 'Gewonnen ist die Runde, wenn alle Post haben und kein Ball den Kreis verließ.',
      question: 'Wie war es, deinen Brief zu bekommen?',
      fault: 'Die stillen Kinder bleiben bis zuletzt übrig: Lass sie den ersten Brief austragen.',
    },
    bg: {
      title: 'Поща с благодарност',
      aim: 'Меки подавания в кръг носят по едно „благодаря“, за да си тръгне всяко дете с добра дума.',
      setup: 'Кръг в {l} × {w} м. {n} деца; едно от тях е пощальонът в средата с топката.',
      rules: [
        'Пощальонът тръгва към някого и му търкаля топката.',
        'С топката пристига и писмото: „Благодаря ти, Мая, за …“',
        'Получилият топката става пощальон и отива в средата; другият заема свободното място.',
        'Никой не получава второ писмо, преди всички да имат по едно.',
      ],
      points: [
        'Първо кажи името, после търкулни топката.',
        'С вътрешната страна и спокойно, за да се спре лесно.',
        'Благодари за нещо, което си видял, не само за гол.',
      ],
      harder: ['Двама пощальони с две топки едновременно.'],
      easier: ['Търкаляне с ръка; треньорът започва изречението.'],
      scoring: 'Серията е спечелена, ако всички имат писмо и топката не е излязла от кръга.',
      question: 'Как се почувства, когато получи писмото си?',
      fault: 'Тихите деца остават последни: нека те занесат първото писмо.',
    },
  },
}

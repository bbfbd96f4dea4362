/** For the small: take the parcel through the door the dog does not guard. */
import { moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const parcelAndDog: Exercise = {
  key: 'parcel-and-dog',
  kind: { practice_type: 'fun_game' },
  sizes: createSizes(
    [[14, 12], [7, 9], 1, [8, 40, 30], { more: 1 }],
    [[16, 14], [10, 12], 2, [8, 45, 30], { more: 1 }],
  ),
  intensity: 'medium',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.zone(at(0.3, 0.2), at(0.7, 0.8))
    drawing.gears('marker', [at(0.42, 0.2), at(0.58, 0.2), at(0.42, 0.8), at(0.58, 0.8)])
    const post = drawing.player('a', at(0.04, 0.5))
    const child = drawing.player('a', at(0.44, 0.52))
    drawing.ball(drawing.player('a', at(0.02, 0.24)))
    const dog = drawing.player('b', at(0.84, 0.34))
    const ball = drawing.ball(post)
    playInto(drawing, ball, child, at(0.46, 0.56), [[dog, at(0.66, 0.4)]])
    moveAll(drawing, [child, at(0.5, 0.7), at(0.5, 0.94)], [dog, at(0.58, 0.5), at(0.54, 0.66)])
    moveAll(drawing, [child, at(0.26, 0.96), at(0.1, 0.72)], [dog, at(0.5, 0.82)])
    return drawing
  },
  words: {
    en: {
      title: 'The parcel and the dog',
      aim: 'Receive a ball and take it away from the opponent with the first touch.',
      setup:
        'A garden of markers in the middle of {l} × {w} m with a door on two sides. Two post workers with balls at the fence, a child in the garden, a dog that waits behind it.',
      rules: [
        'The post worker passes the parcel into the garden, the dog runs in.',
        'The child takes the parcel out through the door that is further from the dog.',
        'Outside it is safe: bring the ball back to the post.',
        'The dog that touches the parcel inside the garden gets it.',
        'Everybody moves on: post worker, child, dog.',
      ],
      points: [
        'Peep at the dog before the parcel arrives.',
        'Soft foot, and push the ball towards your door at once.',
        'Run behind the ball with small quick touches.',
      ],
      harder: ['The dog may choose when to start.', 'A third door behind the child.'],
      easier: ['The dog hops on one leg until the first touch.'],
      scoring:
        'Parcel brought out of the garden: one point. With the first touch towards the door: two.',
      question: 'Where was the dog when you chose your door?',
      fault: 'The child stops the parcel and only then looks for the dog.',
    },
    de: {
      title: 'Das Paket und der Hund',
      aim: 'Einen Ball annehmen und mit dem ersten Kontakt vom Gegner wegbringen.',
      setup:
        'In der Mitte von {l} × {w} m ein Garten aus Hütchen mit je einer Tür auf zwei Seiten. Am Zaun zwei Postboten mit Bällen, im Garten ein Kind, dahinter wartet ein Hund.',
      rules: [
        'Der Postbote passt das Paket in den Garten, der Hund läuft hinein.',
        'Das Kind bringt es durch die Tür hinaus, die weiter vom Hund weg ist.',
        'Draußen ist es sicher: den Ball zur Post zurückbringen.',
        'Berührt der Hund das Paket im Garten, gehört es ihm.',
        'Alle rücken weiter: Postbote, Kind, Hund.',
      ],
      points: [
        'Zum Hund schauen, bevor das Paket kommt.',
        'Weicher Fuß und den Ball gleich Richtung Tür schieben.',
        'Mit kleinen schnellen Kontakten hinterher.',
      ],
      harder: ['Der Hund darf wählen, wann er startet.', 'Eine dritte Tür hinter dem Kind.'],
      easier: ['Der Hund hüpft bis zum ersten Kontakt auf einem Bein.'],
      scoring: 'Paket aus dem Garten gebracht: ein Punkt. Mit dem ersten Kontakt zur Tür: zwei.',
      question: 'Wo war der Hund, als du deine Tür gewählt hast?',
      fault: 'Das Kind stoppt das Paket und schaut erst dann nach dem Hund.',
    },
    bg: {
      title: 'Пакетът и кучето',
      aim: 'Овладяване на топка и отвеждането ѝ далеч от противника с първото докосване.',
      setup:
        'В средата на {l} × {w} м – градина от конуси с врата на две от страните. При оградата двама пощальони с топки, в градината дете, зад нея чака куче.',
      rules: [
        'Пощальонът подава пакета в градината, кучето влиза.',
        'Детето го изнася през вратата, която е по-далеч от кучето.',
        'Отвън е безопасно: топката се връща в пощата.',
        'Ако кучето докосне пакета в градината, пакетът е негов.',
        'Всички минават на следващата роля: пощальон, дете, куче.',
      ],
      points: [
        'Погледни кучето, преди пакетът да пристигне.',
        'Мек крак и веднага побутни топката към своята врата.',
        'Тичай след нея със ситни бързи докосвания.',
      ],
      harder: ['Кучето само избира кога да тръгне.', 'Трета врата зад детето.'],
      easier: ['До първото докосване кучето подскача на един крак.'],
      scoring: 'Изнесен пакет – точка. С първо докосване към вратата – две.',
      question: 'Къде беше кучето, когато избра вратата?',
      fault: 'Детето спира пакета и чак тогава търси кучето.',
    },
  },
}

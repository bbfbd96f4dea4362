/** Five clean passes: a step back; a miss: a step forward. */
import { type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const qualityLadder: Exercise = {
  key: 'quality-ladder',
  kind: { practice_type: 'test' },
  sizes: createSizes(
    [[16, 14], [8, 11], 1, [5, 90, 30], { more: 4 }],
    [[26, 16], [12, 99], 2, [5, 120, 30], { more: 6 }],
  ),
  intensity: 'low',
  draw({ area }) {
    const { drawing, at } = createGround(area, 0)
    drawing.coach(at(0.5, 1.12))
    drawing.gears(
      'marker',
      [0.14, 0.22, 0.3, 0.7, 0.78, 0.86].flatMap((x) => [at(x, 0), at(x, 1)]),
    )
    const pairs = [0.14, 0.38, 0.62, 0.86].map((y) => {
      const left = drawing.player('a', at(0.3, y))
      const right = drawing.player('a', at(0.71, y))
      return { left, right, ball: drawing.ball(left), y }
    })
    for (const turn of [0, 1, 2])
      drawing.together(() => {
        for (const { left, right, ball } of pairs) drawing.pass(ball, turn % 2 === 0 ? right : left)
      })
    drawing.together(() => {
      for (const { left, y } of pairs) drawing.run(left, at(0.22, y))
    })
    return drawing
  },
  words: {
    en: {
      title: 'The quality ladder for pairs',
      aim: 'Find the longest distance over which you still pass accurately, and move it a little further.',
      setup:
        'Pairs face each other on {l} × {w} m. Markers on the side lines show the rungs, two metres apart; every pair starts on the inner ones with one ball.',
      rules: [
        'Five clean passes in a row: one of the two moves a rung back.',
        'Clean means: on the ground, to the foot, without a step to the side.',
        'A bad pass: both come one rung nearer.',
        'The next round goes on from the rung you have reached.',
        'After two rounds change partners.',
      ],
      points: [
        'Standing foot beside the ball, its toe to the partner.',
        'Ankle locked, hit the middle of the ball, follow through low.',
        'The longer the way, the longer the swing, not the harder the kick.',
      ],
      harder: ['Two touches at most, then one.', 'Three passes right, two passes left.'],
      easier: ['Three clean passes are enough for the next rung.'],
      scoring: 'The rung reached at the end of each round; try to beat your own best.',
      question: 'What do you change in your kick when the partner stands further away?',
      fault: 'With the distance the ball is hit under its middle and bounces.',
    },
    de: {
      title: 'Die Passleiter zu zweit',
      aim: 'Die größte Entfernung finden, über die der Pass noch genau ist, und sie ein Stück verschieben.',
      setup:
        'Paare stehen sich auf {l} × {w} m gegenüber. Hütchen an den Seitenlinien zeigen die Sprossen im Abstand von zwei Metern; jedes Paar beginnt innen mit einem Ball.',
      rules: [
        'Fünf saubere Pässe in Folge: Einer der beiden geht eine Sprosse zurück.',
        'Sauber heißt: flach, in den Fuß, ohne Schritt zur Seite.',
        'Ein schlechter Pass: beide rücken eine Sprosse zusammen.',
        'Die nächste Runde beginnt auf der erreichten Sprosse.',
        'Nach zwei Runden die Partner wechseln.',
      ],
      points: [
        'Standbein neben den Ball, Fußspitze zum Partner.',
        'Fußgelenk fest, Ballmitte treffen, flach durchschwingen.',
        'Je weiter, desto länger der Schwung, nicht desto härter der Tritt.',
      ],
      harder: ['Höchstens zwei Kontakte, später direkt.', 'Drei Pässe rechts, zwei links.'],
      easier: ['Drei saubere Pässe genügen für die nächste Sprosse.'],
      scoring: 'Es zählt die Sprosse am Ende jeder Runde; die eigene Bestmarke übertreffen.',
      question: 'Was änderst du am Pass, wenn der Partner weiter weg steht?',
      fault: 'Mit der Entfernung wird der Ball zu tief getroffen und springt.',
    },
    bg: {
      title: 'Стълбица за точен пас по двойки',
      aim: 'Откриване на най-голямото разстояние, от което пасът още е точен, и увеличаването му с малко.',
      setup:
        'Двойките стоят една срещу друга на {l} × {w} м. Конуси по страничните линии показват стъпалата през два метра; всяка двойка започва от вътрешните с една топка.',
      rules: [
        'Пет чисти паса поред: единият отстъпва с едно стъпало.',
        'Чист значи: по земя, в крака, без крачка встрани.',
        'Лош пас: двамата се доближават с едно стъпало.',
        'Следващата серия продължава от достигнатото стъпало.',
        'След две серии партньорите се сменят.',
      ],
      points: [
        'Опорният крак е до топката, пръстите сочат партньора.',
        'Твърд глезен, удар в средата на топката, нисък замах след нея.',
        'По-далеч значи по-дълъг замах, не по-силен ритник.',
      ],
      harder: ['Най-много две докосвания, после от първо.', 'Три паса с десния, два с левия.'],
      easier: ['За следващото стъпало стигат три чисти паса.'],
      scoring: 'Брои се стъпалото в края на всяка серия; подобри собствения си рекорд.',
      question: 'Какво променяш в паса, когато партньорът е по-далеч?',
      fault: 'От далеч топката се удря под средата и подскача.',
    },
  },
}

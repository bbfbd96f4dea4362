/** Three ways past a keeper who comes out: announced by the keeper's behaviour. */
import { addBench, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const readTheKeeper: Exercise = {
  key: 'read-the-keeper',
  sizes: [
    createGoalSize('youth', { area: [24, 18], level: 2, time: [6, 75, 45] }),
    createGoalSize('full', { area: [30, 24], level: 3, time: [6, 90, 60] }),
  ],
  intensity: 'medium',
  draw(size) {
    const { drawing, at, placeShot, keeper } = createGoalGround(size)
    drawing.zone(at(0.62, 0.2), at(0.86, 0.8))
    const first = drawing.player('a', at(0.12, 0.3))
    const second = drawing.player('a', at(0.12, 0.7))
    drawing.player('a', at(0.01, 0.3))
    drawing.player('a', at(0.01, 0.7))
    const ball = drawing.ball(first)
    drawing.ball(second)
    addBench(drawing, 4)
    drawing.together(() => {
      drawing.run(first, at(0.5, 0.38))
      drawing.run(keeper, at(0.86, 0.47))
    })
    drawing.together(() => {
      drawing.run(first, at(0.68, 0.34), at(0.8, 0.24))
      drawing.run(keeper, at(0.84, 0.4))
    })
    drawing.run(first, at(0.89, 0.26))
    drawing.shot(ball, placeShot(0.3))
    return drawing
  },
  words: {
    en: {
      title: 'Read the keeper',
      aim: 'Choose between shot, chip and going round by what the keeper does.',
      setup:
        '{l} × {w} m, {goal} with a keeper. A decision zone is marked in front of the goal. Two lines of two at the open end, a ball for everybody.',
      rules: [
        'The keeper secretly picks: stay on the line, come halfway or rush out.',
        'The attacker dribbles into the zone and reads what is coming.',
        'Keeper on the line: place it low. Halfway: shoot early past the feet.',
        'Rushing out: touch the ball round the side and finish into the open goal.',
        'Lines take turns; change the keeper if others want to try.',
      ],
      points: [
        'Glance up on every second touch, not only at the end.',
        'Body and eyes say one corner, the foot plays the other.',
        'Going round: the touch is sideways, well before the keeper’s hands.',
        'Keeper’s weight on the heels? That is the moment to shoot.',
      ],
      harder: ['Only four seconds from the first touch to the finish.'],
      easier: ['The keeper announces aloud what is chosen.'],
      scoring: 'Fitting decision one point, goal one more. The keeper gets one for each save.',
      question: 'What did you see in the keeper’s feet when you decided?',
      fault: 'The decision is made at the start and the keeper is not looked at any more.',
    },
    de: {
      title: 'Den Torwart lesen',
      aim: 'Je nach Verhalten des Torwarts zwischen Schuss, Heber und Umspielen wählen.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Vor dem Tor ist eine Entscheidungszone markiert. Zwei Zweierreihen am offenen Ende, jeder hat einen Ball.',
      rules: [
        'Der Torwart wählt heimlich: Linie, halber Weg oder weit heraus.',
        'Der Angreifer dribbelt in die Zone und liest, was kommt.',
        'Auf der Linie: flach platzieren. Auf halbem Weg: früh an den Füßen vorbei.',
        'Weit heraus: seitlich vorbeilegen und ins leere Tor einschieben.',
        'Die Reihen wechseln sich ab; wer mag, geht einmal ins Tor.',
      ],
      points: [
        'Bei jedem zweiten Kontakt hochschauen, nicht erst am Ende.',
        'Körper und Blick zeigen ein Eck, der Fuß spielt ins andere.',
        'Umspielen: seitlicher Kontakt, lange vor den Händen des Torwarts.',
        'Gewicht des Torwarts auf den Fersen? Dann schießen.',
      ],
      harder: ['Nur vier Sekunden vom ersten Kontakt bis zum Abschluss.'],
      easier: ['Der Torwart sagt seine Wahl laut an.'],
      scoring:
        'Passende Entscheidung ein Punkt, Tor ein weiterer. Jede Parade bringt dem Torwart einen.',
      question: 'Was hast du an den Füßen des Torwarts gesehen, als du entschieden hast?',
      fault: 'Die Entscheidung fällt schon am Start, der Torwart wird nicht mehr angeschaut.',
    },
    bg: {
      title: 'Разчети вратаря',
      aim: 'Избор между удар, прехвърляне и заобикаляне според поведението на вратаря.',
      setup:
        '{l} × {w} м, {goal} с вратар. Пред вратата е очертана зона за решение. Две колони по двама в отворения край, всеки има топка.',
      rules: [
        'Вратарят тайно избира: остава на линията, излиза наполовина или докрай.',
        'Нападателят влиза с топката в зоната и разчита какво следва.',
        'На линията: ниско и точно. Наполовина: ранен удар край краката.',
        'Докрай: докосване встрани и завършване в празната врата.',
        'Колоните се редуват; който иска, застава веднъж на вратата.',
      ],
      points: [
        'Вдигай глава на всяко второ докосване, не само накрая.',
        'Тялото и погледът сочат единия ъгъл, кракът играе в другия.',
        'При заобикаляне докосването е встрани, доста преди ръцете на вратаря.',
        'Тежестта на вратаря е на петите? Това е моментът за удар.',
      ],
      harder: ['Само четири секунди от първото докосване до завършването.'],
      easier: ['Вратарят казва на глас какво е избрал.'],
      scoring: 'Подходящо решение – точка, гол – още една. Всяко спасяване е точка за вратаря.',
      question: 'Какво видя в краката на вратаря, когато реши?',
      fault: 'Решението е взето още на старта и вратарят повече не се поглежда.',
    },
  },
}

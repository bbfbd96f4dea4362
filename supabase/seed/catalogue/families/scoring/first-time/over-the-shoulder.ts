/** Running onto a ball from behind. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const overTheShoulder: Exercise = {
  key: 'over-the-shoulder',
  kind: { practice_type: 'opposed' },
  sizes: [
    createGoalSize('youth', { area: [26, 18], level: 3, time: [6, 75, 60] }),
    createGoalSize('full', { area: [34, 26], level: 4, time: [6, 90, 75] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const server = drawing.player('a', at(0.05, 0.5))
    drawing.player('a', at(0.05, 0.3))
    const runner = drawing.player('a', at(0.42, 0.28))
    drawing.player('a', at(0.3, 0.05))
    const marker = drawing.player('b', at(0.48, 0.42))
    drawing.player('b', at(0.3, 0.95))
    const ball = drawing.ball(server)
    addBench(drawing, 5)
    drawing.together(() => {
      drawing.run(runner, at(0.38, 0.22))
      drawing.run(marker, at(0.45, 0.36))
    })
    playInto(drawing, ball, runner, at(0.68, 0.28), [[marker, at(0.6, 0.42)]])
    drawing.shot(ball, placeShot(0.85))
    return drawing
  },
  words: {
    en: {
      title: 'Ball over the shoulder',
      aim: 'Finish a pass that comes from behind on the first or second touch, with a marker close by.',
      setup:
        '{l} × {w} m with a {goal} and a keeper. Two servers with balls at the open end, a striker and a marker in front of them in the middle third, another pair resting outside.',
      rules: [
        'The striker takes two steps towards the server, then bends the run away from the marker.',
        'The server plays in front of the runner when the shoulder turns.',
        'The striker looks back once for the ball and once at the keeper.',
        'Shot with the first touch, or with the second if the bounce is bad.',
        'The next pair comes on; striker and marker swap when they return.',
      ],
      points: [
        'Run on the blind side: the marker cannot see ball and striker together.',
        'Slow down half a step before the strike to stay balanced.',
        'Use the foot that is farther from the marker.',
        'Server: weight the pass so that it meets the run ten metres from goal.',
      ],
      harder: ['The pass is clipped over the marker.', 'The marker chooses the starting side.'],
      easier: ['The marker starts only with the pass and two metres behind.'],
      scoring: 'First touch three points, second touch one. The marker gets one for every block.',
      question: 'When could you still see the keeper although the ball came from behind?',
      fault: 'The striker watches the ball all the way and does not know where the goal is.',
    },
    de: {
      title: 'Ball über die Schulter',
      aim: 'Einen Pass aus dem Rücken mit dem ersten oder zweiten Kontakt verwerten, den Gegner nah bei sich.',
      setup:
        '{l} × {w} m mit {goal} und Torwart. Am offenen Ende zwei Passgeber mit Bällen, davor im mittleren Drittel Stürmer und Bewacher, ein weiteres Paar pausiert außen.',
      rules: [
        'Der Stürmer kommt zwei Schritte entgegen und läuft dann im Bogen vom Bewacher weg.',
        'Sobald sich die Schulter dreht, spielt der Passgeber in den Lauf.',
        'Ein Blick zurück gilt dem Ball, einer dem Torwart.',
        'Abschluss mit dem ersten Kontakt, bei schlechtem Aufsprung mit dem zweiten.',
        'Das nächste Paar ist dran; danach tauschen Stürmer und Bewacher.',
      ],
      points: [
        'Im Rücken laufen: Ball und Stürmer sieht der Bewacher nicht zugleich.',
        'Vor dem Schuss einen halben Schritt langsamer werden, das hält die Balance.',
        'Den Fuß nehmen, der weiter vom Gegner entfernt ist.',
        'Passgeber: so dosieren, dass Ball und Lauf zehn Meter vor dem Tor zusammenkommen.',
      ],
      harder: ['Der Pass wird über den Bewacher gelupft.', 'Der Bewacher wählt seine Startseite.'],
      easier: ['Der Bewacher startet erst mit dem Pass und zwei Meter dahinter.'],
      scoring: 'Erster Kontakt drei Punkte, zweiter einer. Jeder Block bringt dem Bewacher einen.',
      question: 'Wann konntest du den Torwart noch sehen, obwohl der Ball von hinten kam?',
      fault: 'Der Stürmer schaut nur dem Ball nach und weiß nicht, wo das Tor ist.',
    },
    bg: {
      title: 'Топка през рамо',
      aim: 'Завършване на пас отзад с първото или второто докосване, докато пазачът е наблизо.',
      setup:
        '{l} × {w} м с {goal} и вратар. В отворения край – двама подаващи с топки, пред тях в средната третина – нападател с пазач, друга двойка почива отвън.',
      rules: [
        'Нападателят прави две крачки към подаващия и тръгва в дъга встрани от пазача.',
        'Щом рамото се завърти, подаващият пуска топката пред него.',
        'Един поглед назад е за топката, един – за вратаря.',
        'Удар с първото докосване, при лош отскок – с второто.',
        'Влиза следващата двойка; после нападател и пазач се сменят.',
      ],
      points: [
        'Бягай зад гърба: пазачът не вижда едновременно топката и теб.',
        'Забави с половин крачка преди удара, за да запазиш равновесие.',
        'Удряй с крака, който е по-далеч от пазача.',
        'Подаващ: премери паса, за да го пресрещнат на десет метра от вратата.',
      ],
      harder: ['Пасът се прехвърля над пазача.', 'Пазачът избира откъде започва.'],
      easier: ['Пазачът тръгва чак с паса и от два метра назад.'],
      scoring: 'Първо докосване – три точки, второ – една. Всеки блокиран удар – точка за пазача.',
      question: 'Кога успя да видиш вратаря, въпреки че топката идваше отзад?',
      fault: 'Нападателят следи само топката и не знае къде е вратата.',
    },
  },
}

/** Shots against rebounders beside the goal come back at unknown angles. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const offTheBoard: Exercise = {
  key: 'off-the-board',
  kind: { practice_type: 'unopposed', corners: ['technical', 'physical'] },
  sizes: [
    createGoalSize('small', { area: [14, 16], level: 1, time: [6, 60, 45] }),
    createGoalSize('youth', { area: [18, 20], level: 2, time: [6, 60, 45] }),
  ],
  intensity: 'medium',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    drawing.gear('rebounder', at(0.96, 0.1), { rotation: 160 })
    drawing.gear('rebounder', at(0.96, 0.9), { rotation: 200 })
    const one = drawing.player('a', at(0.3, 0.3))
    const two = drawing.player('a', at(0.3, 0.7))
    drawing.player('a', at(0.06, 0.3))
    drawing.player('a', at(0.06, 0.7))
    const ball = drawing.ball(one)
    const other = drawing.ball(two)
    addBench(drawing, 4)
    drawing.pass(ball, at(0.94, 0.13))
    playInto(drawing, ball, one, at(0.6, 0.36))
    drawing.shot(ball, placeShot(0.7))
    drawing.pass(other, at(0.94, 0.87))
    playInto(drawing, other, two, at(0.6, 0.64))
    drawing.shot(other, placeShot(-0.7))
    return drawing
  },
  words: {
    en: {
      title: 'Off the board',
      aim: 'Adjust the feet quickly to a ball that bounces back and finish it before it gets away.',
      setup:
        '{l} × {w} m, {goal} with a keeper. A rebounder or an upturned bench beside each post, turned a little inwards. Two lines of two with a ball each.',
      rules: [
        'The first player passes hard against the board on that side.',
        'Read the angle, run to the rebound and shoot first time.',
        'When the keeper is ready again, it is the other side’s turn.',
        'Go to the end of the other line, so that both feet are used.',
      ],
      points: [
        'Small quick steps while the ball comes back.',
        'Decide the foot early: near the post inside, further away laces.',
        'Get the head over the ball if it bounces.',
      ],
      harder: ['A partner stands at the board and may leave, kick or stop the ball.'],
      easier: ['A softer pass and one touch before the shot.'],
      scoring: 'Direct goal two, goal after a touch one. Lines play against each other to twelve.',
      question: 'How could you tell the direction before the ball hit the board?',
      fault: 'Standing still after the pass and then stretching for the ball.',
    },
    de: {
      title: 'Über die Bande',
      aim: 'Die Füße schnell auf einen zurückspringenden Ball einstellen und abschließen, ehe er weg ist.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Neben jedem Pfosten ein Rebounder oder eine gekippte Bank, leicht nach innen gedreht. Zwei Zweierreihen, jeder hat einen Ball.',
      rules: [
        'Der Erste passt hart gegen die Bande auf seiner Seite.',
        'Winkel lesen, zum Abpraller laufen und direkt schießen.',
        'Ist der Torwart wieder bereit, kommt die andere Seite.',
        'Ans Ende der anderen Reihe gehen, so kommen beide Füße dran.',
      ],
      points: [
        'Kleine, schnelle Schritte, während der Ball zurückkommt.',
        'Früh den Fuß wählen: nah am Pfosten Innenseite, weiter weg Spann.',
        'Bei aufspringendem Ball den Kopf darüber bringen.',
      ],
      harder: ['Ein Partner an der Bande lässt den Ball, kickt ihn weiter oder stoppt ihn.'],
      easier: ['Weicherer Pass und ein Kontakt vor dem Schuss.'],
      scoring: 'Direktes Tor zwei, mit Zwischenkontakt eins. Die Reihen spielen bis zwölf.',
      question: 'Woran erkennst du die Richtung, bevor der Ball die Bande trifft?',
      fault: 'Nach dem Pass stehen bleiben und sich dann nach dem Ball strecken.',
    },
    bg: {
      title: 'От дъската към вратата',
      aim: 'Бързо нагаждане на краката към отскочила топка и завършване, преди да избяга.',
      setup:
        '{l} × {w} м, {goal} с вратар. До всяка греда има отбивна стена или обърната пейка, леко завъртяна навътре. Две колони по двама, всеки с топка.',
      rules: [
        'Първият подава силно в дъската от своята страна.',
        'Разчети ъгъла, тичай към отскочилата топка и удари от първо.',
        'Щом вратарят е готов, идва ред на другата страна.',
        'Мини в края на другата колона, за да удряш и с двата крака.',
      ],
      points: [
        'Дребни бързи крачки, докато топката се връща.',
        'Избери крака рано: близо – с вътрешната част, по-далеч – с горната.',
        'Ако топката отскача, главата е над нея.',
      ],
      harder: ['Партньор до дъската пропуска, подава или спира топката.'],
      easier: ['По-мек пас и едно докосване преди удара.'],
      scoring: 'Гол от първо – два, с докосване – един. Колоните играят до дванайсет.',
      question: 'По какво познаваш посоката, преди топката да удари дъската?',
      fault: 'Стоене след паса и после изтегляне към топката.',
    },
  },
}

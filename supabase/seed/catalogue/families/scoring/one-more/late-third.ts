/** 2v2 until the ball is set back: a third joins and the overload lasts a few seconds. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const lateThird: Exercise = {
  key: 'late-third',
  sizes: [
    createGoalSize('youth', { area: [26, 20], level: 2, time: [6, 75, 60] }),
    createGoalSize('full', { area: [34, 28], level: 3, time: [6, 90, 75] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const third = drawing.player('a', at(0.04, 0.54))
    const one = drawing.player('a', at(0.4, 0.3))
    const two = drawing.player('a', at(0.44, 0.76))
    drawing.player('a', at(0, 0.2))
    const left = drawing.player('b', at(0.56, 0.36))
    const right = drawing.player('b', at(0.58, 0.68))
    const ball = drawing.ball(third)
    addBench(drawing, 5)
    playInto(drawing, ball, one, at(0.34, 0.28), [[left, at(0.44, 0.3)]])
    drawing.together(() => {
      drawing.pass(ball, at(0.24, 0.5), { for: third })
      drawing.run(third, at(0.24, 0.5))
      drawing.run(two, at(0.52, 0.84))
      drawing.run(left, at(0.42, 0.38))
    })
    drawing.together(() => {
      drawing.run(third, at(0.42, 0.54))
      drawing.run(right, at(0.54, 0.62))
      drawing.run(one, at(0.5, 0.2))
      drawing.run(left, at(0.5, 0.42))
    })
    playInto(drawing, ball, two, at(0.72, 0.76), [[right, at(0.64, 0.64)]])
    drawing.shot(ball, placeShot(0.85))
    return drawing
  },
  words: {
    en: {
      title: 'The third comes late',
      aim: 'Bring the spare player into the attack from behind and use the moment before the defence reacts.',
      setup:
        '{l} × {w} m, {goal} with a keeper. Two attackers against two defenders in front of goal, two starters with balls at the open end who join in one at a time.',
      rules: [
        'The starter passes into one attacker and waits behind the line.',
        'A pass back to the starter opens the line: now the starter plays, too.',
        'From then on there are eight seconds, three attackers against two.',
        'Without the pass back it stays two against two, with no time limit.',
        'A new starter for each ball; starter and attackers rotate, defenders every six.',
      ],
      points: [
        'Set the ball into the run so that the third meets it moving forward.',
        'Drive at the gap between the defenders until one has to choose.',
        'The other two stay wide: the outside pass must be open on both sides.',
        'Two passes are enough; a third one gives the defence its breath back.',
      ],
      harder: ['A third defender may start when the starter crosses the line.'],
      easier: ['The starter may join in straight after the first pass.'],
      scoring: 'Goal as two three, goal as three two. Time up or ball won: one for the defence.',
      question: 'What did the defenders do in the first second after the pass back?',
      fault: 'The third player stops to look and turns the overload into equal numbers.',
    },
    de: {
      title: 'Der Dritte kommt später',
      aim: 'Den zusätzlichen Spieler von hinten einbinden und den Moment nutzen, bevor die Abwehr reagiert.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Vor dem Tor zwei Angreifer gegen zwei Verteidiger, am offenen Ende zwei Starter mit Bällen, die einzeln dazukommen.',
      rules: [
        'Der Starter passt auf einen Angreifer und wartet hinter der Linie.',
        'Ein Rückpass auf den Starter öffnet die Linie: Jetzt spielt er mit.',
        'Ab da bleiben acht Sekunden für Drei gegen Zwei.',
        'Ohne Rückpass bleibt es beim Zwei gegen Zwei, ohne Zeitlimit.',
        'Für jeden Ball ein neuer Starter; die Angreifer rotieren, die Abwehr nach sechs Bällen.',
      ],
      points: [
        'In den Lauf ablegen, damit der Dritte im Vorwärtsgang trifft.',
        'In die Lücke zwischen den Gegnern ziehen, bis sich einer entscheiden muss.',
        'Die anderen zwei bleiben breit: Der Pass muss auf beiden Seiten offen sein.',
        'Zwei Pässe genügen; beim dritten ist die Abwehr wieder sortiert.',
      ],
      harder: ['Ein dritter Verteidiger startet, sobald der Starter die Linie quert.'],
      easier: ['Der Starter darf gleich nach dem ersten Pass mitspielen.'],
      scoring: 'Tor zu zweit drei, zu dritt zwei. Zeit um oder Ballgewinn: einer für die Abwehr.',
      question: 'Was taten die Verteidiger in der ersten Sekunde nach dem Rückpass?',
      fault: 'Der Dritte bleibt stehen und schaut, aus der Überzahl wird Gleichzahl.',
    },
    bg: {
      title: 'Третият идва по-късно',
      aim: 'Включване на допълнителния играч отзад и използване на мига, преди защитата да реагира.',
      setup:
        '{l} × {w} м, {goal} с вратар. Пред вратата двама нападатели срещу двама защитници, в отворения край двама стартиращи с топки, които се включват поотделно.',
      rules: [
        'Стартиращият подава на нападател и чака зад линията.',
        'Пас назад към него отваря линията и той вече играе.',
        'Оттогава има осем секунди за трима срещу двама.',
        'Без пас назад остава двама срещу двама, без ограничение.',
        'За всяка топка нов стартиращ; нападателите се редуват, защитата – на шест топки.',
      ],
      points: [
        'Върни в хода, за да посрещне третият топката в движение напред.',
        'Води в пролуката между защитниците, докато единият трябва да реши.',
        'Другите двама са широко: пасът да е отворен и от двете страни.',
        'Два паса стигат; с третия защитата вече се е подредила.',
      ],
      harder: ['Трети защитник тръгва, щом стартиращият пресече линията.'],
      easier: ['Стартиращият може да се включи веднага след първия пас.'],
      scoring: 'Гол по двама – три, по трима – два. Изтекло време или отнемане – един за защитата.',
      question: 'Какво направиха защитниците в първата секунда след паса назад?',
      fault: 'Третият спира да гледа и предимството изчезва.',
    },
  },
}

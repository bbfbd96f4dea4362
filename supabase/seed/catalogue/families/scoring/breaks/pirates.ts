/** Children: steal the ball from the circle and run to goal. */
import { addBench, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const pirates: Exercise = {
  key: 'pirates',
  kind: { practice_type: 'fun_game', corners: ['technical', 'social'] },
  sizes: [
    createGoalSize('small', { area: [24, 16], ages: [7, 9], level: 1, time: [6, 60, 60] }),
    createGoalSize('youth', { area: [28, 20], level: 2, time: [6, 75, 60] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    drawing.zone(at(0.04, 0.12), at(0.4, 0.88))
    const one = drawing.player('b', at(0.12, 0.26))
    const two = drawing.player('b', at(0.34, 0.34))
    const three = drawing.player('b', at(0.2, 0.78))
    const thief = drawing.player('a', at(0.22, 0.46))
    const mate = drawing.player('a', at(0.32, 0.6))
    drawing.player('a', at(0.3, 1.04))
    const ball = drawing.ball(one)
    addBench(drawing, 5, size.area[0] * 0.6)
    drawing.together(() => {
      drawing.pass(ball, three)
      drawing.run(thief, at(0.18, 0.56))
    })
    drawing.together(() => {
      drawing.run(thief, at(0.24, 0.62))
      drawing.run(mate, at(0.4, 0.5))
      drawing.pass(ball, at(0.24, 0.62), { for: thief })
    })
    drawing.together(() => {
      drawing.run(thief, at(0.54, 0.6))
      drawing.run(mate, at(0.58, 0.3))
      drawing.run(two, at(0.5, 0.42))
      drawing.run(three, at(0.4, 0.74))
    })
    drawing.run(thief, at(0.66, 0.62))
    drawing.shot(ball, placeShot(0.8))
    return drawing
  },
  words: {
    en: {
      title: 'Pirates off with the treasure',
      aim: 'Win the ball and think of goal at once: run forward with it or pass to a free pirate.',
      setup:
        '{l} × {w} m, {goal} with a keeper. Three sailors keep one ball in the harbour at the other end; two pirates are in there, too, a third waits outside.',
      rules: [
        'The sailors pass the ball to each other in the harbour.',
        'The pirates try to steal it. Then off to the goal!',
        'The sailors run after them and may win it back until the shot.',
        'After a shot everybody jogs home and a new treasure comes from the coach.',
        'Ten passes of the sailors are a point, too. After two minutes new pirates.',
      ],
      points: [
        'First touch out of the harbour, away from the crowd.',
        'Is there a free way? Run. Is somebody in front? Pass.',
        'The second pirate runs ahead on the other side.',
      ],
      harder: ['Pirates have six seconds for the shot.'],
      easier: ['Only one sailor may run after the pirates.'],
      scoring: 'Treasure shot home: two. Ten passes: one. Who has most after six rounds?',
      question: 'Where did you look first after stealing the ball?',
      fault: 'The pirates celebrate the steal and the sailors have the ball again.',
    },
    de: {
      title: 'Piraten mit dem Schatz',
      aim: 'Ball erobern und sofort ans Tor denken: nach vorn laufen oder zum freien Piraten passen.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Drei Matrosen halten am anderen Ende einen Ball im Hafen; zwei Piraten sind mit darin, ein dritter wartet draußen.',
      rules: [
        'Die Matrosen passen sich den Ball im Hafen zu.',
        'Die Piraten wollen ihn stehlen. Dann ab zum Tor!',
        'Die Matrosen laufen hinterher und dürfen ihn bis zum Schuss zurückholen.',
        'Nach dem Schuss traben alle heim, vom Trainer kommt ein neuer Schatz.',
        'Zehn Pässe der Matrosen geben auch einen Punkt. Nach zwei Minuten neue Piraten.',
      ],
      points: [
        'Erster Kontakt aus dem Hafen hinaus, weg vom Gedränge.',
        'Ist der Weg frei? Laufen. Steht einer davor? Passen.',
        'Der zweite Pirat läuft auf der anderen Seite voraus.',
      ],
      harder: ['Die Piraten haben sechs Sekunden bis zum Schuss.'],
      easier: ['Nur ein Matrose darf den Piraten nachlaufen.'],
      scoring: 'Schatz im Tor: zwei. Zehn Pässe: einer. Wer hat nach sechs Runden am meisten?',
      question: 'Wohin hast du nach dem Stehlen zuerst geschaut?',
      fault: 'Die Piraten freuen sich über den Ball, und schon haben ihn die Matrosen wieder.',
    },
    bg: {
      title: 'Пирати със съкровището',
      aim: 'Отнеми топката и веднага мисли за вратата: тичай напред или подай на свободен пират.',
      setup:
        '{l} × {w} м, {goal} с вратар. Трима моряци пазят топката в пристанището в другия край; вътре са и двама пирати, трети чака отвън.',
      rules: [
        'Моряците си подават топката в пристанището.',
        'Пиратите искат да я откраднат. После – към вратата!',
        'Моряците ги гонят и могат да си я върнат до удара.',
        'След удара всички се прибират, а треньорът пуска ново съкровище.',
        'Десет паса на моряците също са точка. След две минути – нови пирати.',
      ],
      points: [
        'Първото докосване е навън от пристанището, далеч от тълпата.',
        'Пътят свободен ли е? Тичай. Има ли някой отпред? Подай.',
        'Вторият пират тича напред от другата страна.',
      ],
      harder: ['Пиратите имат шест секунди до удара.'],
      easier: ['Само един моряк може да гони пиратите.'],
      scoring: 'Съкровище във вратата – две, десет паса – една. Кой има най-много след шест серии?',
      question: 'Накъде погледна първо, след като открадна топката?',
      fault: 'Пиратите се радват на топката и моряците пак я имат.',
    },
  },
}

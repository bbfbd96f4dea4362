/** Chased to the line, turn and away. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const chasedToTheWall: Exercise = {
  key: 'chased-to-the-wall',
  kind: { corners: ['technical', 'physical'] },
  sizes: createSizes(
    [[16, 16], [8, 11], 1, [8, 30, 45], { more: 4 }],
    [[20, 20], [12, 17], 2, [8, 40, 60], { more: 4 }],
  ),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area, 2)
    drawing.zone(at(0.78, 0), at(1, 1))
    const lanes = [0.12, 0.38, 0.64, 0.9].map((y) => {
      const dribbler = drawing.player('a', at(0.14, y))
      drawing.ball(dribbler)
      return { dribbler, chaser: drawing.player('b', at(0.02, y)), y }
    })
    const moveLanes = (x: number, behind: number, aside: number) =>
      drawing.together(() => {
        for (const { dribbler, chaser, y } of lanes)
          moveAll(drawing, [dribbler, at(x, y + aside)], [chaser, at(behind, y)])
      })
    moveLanes(0.84, 0.72, 0)
    moveLanes(0.8, 0.8, -0.08)
    moveLanes(0.12, 0.3, -0.08)
    return drawing
  },
  words: {
    en: {
      title: 'Chased to the wall and back',
      aim: 'Turn at full speed with a chaser right behind you and win two metres by it.',
      setup:
        'Four lanes on {l} × {w} m with a strip at the end, the wall. A dribbler with a ball on the near line of each lane, a chaser two metres behind.',
      rules: [
        'The dribbler starts at will and must put a foot into the strip.',
        'In the strip turn however you like, and back over the near line.',
        'The chaser may win the ball only after the turn has begun.',
        'A ball won in front of the strip is no point, only a restart.',
        'Change roles after each run; after four runs the pairs move one lane on.',
      ],
      points: [
        'Slow the ball first, then the feet: the last touch before the turn is short.',
        'Let the chaser’s speed carry them past you.',
        'Choose the side on which the chaser is not.',
        'Out of the turn with a long touch.',
      ],
      harder: ['The turn is named before the start: outside hook, drag-back, step-over turn.'],
      easier: ['Chaser starts four metres behind.'],
      scoring: 'Back over the line on the ball: one point. With the chaser two steps behind: two.',
      question: 'On which side of you was the chaser, and how did you know?',
      fault: 'The turn takes four touches, so the chaser is back between ball and home.',
    },
    de: {
      title: 'Bis zur Wand gejagt und zurück',
      aim: 'Mit einem Verfolger im Rücken in vollem Tempo drehen und dadurch zwei Meter gewinnen.',
      setup:
        'Vier Bahnen auf {l} × {w} m, am Ende ein Streifen als Wand. In jeder Bahn steht ein Dribbler mit Ball nahe der vorderen Linie, zwei Meter dahinter ein Verfolger.',
      rules: [
        'Der Dribbler startet frei und muss einen Fuß in den Streifen setzen.',
        'Im Streifen beliebig drehen, dann zurück über die vordere Linie.',
        'Der Verfolger darf erst angreifen, wenn die Drehung begonnen hat.',
        'Ein Ballgewinn vor dem Streifen gibt keinen Punkt, nur einen Neustart.',
        'Nach jedem Lauf Rollentausch; nach vier Läufen rücken die Paare eine Bahn weiter.',
      ],
      points: [
        'Erst den Ball bremsen, dann die Füße: letzter Kontakt vor der Drehung kurz.',
        'Den Schwung des Verfolgers nutzen: Er läuft vorbei.',
        'Zu der Seite drehen, auf der er nicht ist.',
        'Mit einem weiten Kontakt aus der Drehung heraus.',
      ],
      harder: ['Die Drehung wird vorher angesagt: Außenhaken, Zurückziehen, Übersteigerdrehung.'],
      easier: ['Der Verfolger startet vier Meter dahinter.'],
      scoring: 'Mit Ball zurück über die Linie: ein Punkt. Mit zwei Schritten Vorsprung: zwei.',
      question: 'Auf welcher Seite war der Verfolger, und woher wusstest du das?',
      fault: 'Die Drehung braucht vier Kontakte, der Verfolger steht wieder davor.',
    },
    bg: {
      title: 'Гонен до стената и обратно',
      aim: 'Обръщане в пълна скорост с преследвач зад гърба и спечелване на два метра от това.',
      setup:
        'Четири коридора на {l} × {w} м, в края ивица – стената. Във всеки коридор играч с топка до близката линия и преследвач на два метра зад него.',
      rules: [
        'Играчът с топка тръгва, когато реши, и трябва да стъпи в ивицата.',
        'В ивицата обръща, както иска, и се връща през близката линия.',
        'Преследвачът отнема чак след началото на обръщането.',
        'Отнемане преди ивицата не носи точка, започва се отначало.',
        'След всяко бягане ролите се сменят, след четири двойките се местят с коридор.',
      ],
      points: [
        'Първо забави топката, после краката: последното докосване е късо.',
        'Остави преследвача да те подмине по инерция.',
        'Обръщай към страната, на която него го няма.',
        'Излез от обръщането с дълго докосване.',
      ],
      harder: ['Обръщането се обявява предварително: с външна част, с дръпване, с прекрачване.'],
      easier: ['Преследвачът тръгва от четири метра.'],
      scoring: 'Обратно през линията с топка – точка. С две крачки преднина – две.',
      question: 'От коя страна беше преследвачът и откъде знаеше?',
      fault: 'Обръщането отнема четири докосвания и преследвачът пак е отпред.',
    },
  },
}

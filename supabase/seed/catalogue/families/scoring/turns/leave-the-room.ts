/** Turn out of a square through one of two side gates, then finish. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const leaveTheRoom: Exercise = {
  key: 'leave-the-room',
  sizes: [
    createGoalSize('small', { area: [18, 16], level: 1, time: [6, 75, 45] }),
    createGoalSize('youth', { area: [22, 20], level: 2, time: [6, 90, 45] }),
  ],
  intensity: 'medium',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    drawing.zone(at(0.4, 0.3), at(0.66, 0.7))
    const server = drawing.player('a', at(0.06, 0.5))
    drawing.player('a', at(0.06, 0.74))
    const striker = drawing.player('a', at(0.6, 0.5))
    const caller = drawing.player('b', at(0.72, 0.72))
    const ball = drawing.ball(server)
    addBench(drawing, 4)
    playInto(drawing, ball, striker, at(0.46, 0.48), [[caller, at(0.72, 0.6)]])
    drawing.together(() => {
      drawing.run(striker, at(0.54, 0.38), at(0.74, 0.28))
      drawing.run(caller, at(0.78, 0.44))
    })
    drawing.shot(ball, placeShot(-0.8))
    return drawing
  },
  words: {
    en: {
      title: 'Leave the room',
      aim: 'Receive with your back to goal, find the open door and shoot before it is shut again.',
      setup:
        '{l} × {w} m with a {goal} and a keeper. In the middle a marked room. A striker inside, two servers with balls behind it, a door-keeper between room and goal.',
      rules: [
        'The striker comes towards the ball inside the room.',
        'While the pass rolls, the door-keeper steps to the left or the right door.',
        'The striker turns out through the other door.',
        'Shot within three touches; everybody moves on one place.',
      ],
      points: [
        'Look over both shoulders before the pass, not after it.',
        'Receive on the back foot so that the first touch is already the turn.',
        'Out of the turn, one long touch towards goal.',
      ],
      harder: ['The door-keeper may enter the room after the first touch.'],
      easier: ['The door-keeper chooses a door before the pass is played.'],
      scoring: 'Right door and goal: two points. Right door without a goal: one.',
      question: 'Which sign told you early which door was open?',
      fault: 'The striker always turns to the strong foot and runs into the closed door.',
    },
    de: {
      title: 'Raus aus dem Zimmer',
      aim: 'Mit dem Rücken zum Tor annehmen, die offene Tür finden und schießen, bevor sie wieder zugeht.',
      setup:
        '{l} × {w} m mit {goal} und Torwart. In der Mitte ein markiertes Zimmer mit einem Stürmer, dahinter zwei Passgeber mit Bällen, zwischen Zimmer und Tor ein Türsteher.',
      rules: [
        'Der Stürmer kommt dem Ball im Zimmer entgegen.',
        'Während der Pass rollt, stellt sich der Türsteher in die linke oder rechte Tür.',
        'Der Stürmer dreht durch die andere Tür auf.',
        'Schuss mit höchstens drei Kontakten; alle rücken einen Platz weiter.',
      ],
      points: [
        'Vor dem Pass über beide Schultern schauen, nicht danach.',
        'Mit dem hinteren Fuß annehmen, dann ist der erste Kontakt schon die Drehung.',
        'Nach der Drehung ein langer Kontakt Richtung Tor.',
      ],
      harder: ['Der Türsteher darf nach dem ersten Kontakt ins Zimmer.'],
      easier: ['Der Türsteher wählt die Tür, bevor der Pass kommt.'],
      scoring: 'Richtige Tür und Tor: zwei Punkte. Richtige Tür ohne Tor: ein Punkt.',
      question: 'Woran hast du früh erkannt, welche Tür offen war?',
      fault: 'Der Stürmer dreht immer über den starken Fuß und läuft in die geschlossene Tür.',
    },
    bg: {
      title: 'Излез от стаята',
      aim: 'Приемане с гръб към вратата, намиране на отворения изход и удар, преди да бъде затворен.',
      setup:
        '{l} × {w} м с {goal} и вратар. В средата е очертана „стая“ с нападател, зад нея – двама подаващи с топки, а между нея и вратата – пазач на изходите.',
      rules: [
        'Нападателят тръгва към топката вътре в „стаята“.',
        'Докато пасът се търкаля, пазачът застава на левия или на десния изход.',
        'Нападателят се обръща и излиза през другия изход.',
        'Удар с най-много три докосвания; всички се местят с едно място.',
      ],
      points: [
        'Погледни през двете рамене преди паса, а не след него.',
        'Приемай със задния крак – така първото докосване е вече обръщане.',
        'След обръщането – едно дълго докосване към вратата.',
      ],
      harder: ['След първото докосване пазачът може да влезе в „стаята“.'],
      easier: ['Пазачът избира изхода, преди топката да бъде подадена.'],
      scoring: 'Верен изход и гол – две точки. Верен изход без гол – една.',
      question: 'По какво позна навреме кой изход е отворен?',
      fault: 'Нападателят винаги се обръща към силния крак и влиза в затворения изход.',
    },
  },
}

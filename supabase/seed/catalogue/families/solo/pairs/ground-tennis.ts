/** Two against two over a middle zone. */
import { moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const groundTennis: Exercise = {
  key: 'ground-tennis',
  kind: { phase: 'game', practice_type: 'conditioned_game', topic: 'passing' },
  sizes: createSizes(
    [[18, 8], [9, 12], 2, [5, 120, 30], { more: 2 }],
    [[24, 10], [13, 99], 3, [5, 120, 45], { more: 2 }],
  ),
  intensity: 'medium',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.zone(at(0.38, 0), at(0.62, 1))
    const left = drawing.player('a', at(0.1, 0.3))
    const low = drawing.player('a', at(0.14, 0.72))
    const right = drawing.player('b', at(0.9, 0.3))
    const far = drawing.player('b', at(0.86, 0.72))
    const ball = drawing.ball(left)
    drawing.together(() => {
      drawing.run(far, at(0.88, 0.62))
      drawing.run(right, at(0.9, 0.24))
      drawing.pass(ball, at(0.88, 0.62), { for: far })
    })
    playInto(drawing, ball, right, at(0.84, 0.3), [[far, at(0.86, 0.7)]])
    drawing.together(() => {
      drawing.run(low, at(0.1, 0.86))
      drawing.pass(ball, at(0.1, 0.86), { for: low })
    })
    moveAll(drawing, [left, at(0.2, 0.5)])
    drawing.pass(ball, left)
    drawing.pass(ball, at(1.04, 0.86))
    return drawing
  },
  words: {
    en: {
      title: 'Ground tennis two against two',
      aim: 'Pass hard and flat past opponents, and control the hard pass together with your partner.',
      setup:
        'Court of {l} × {w} m, two players on each side of a zone nobody may enter. The short sides are the goals, knee high.',
      rules: [
        'The ball crosses the zone on the ground and goes for the opponents’ back line.',
        'Each pair has three touches at most before it must come back, one or both players.',
        'Ball over the back line below the knee, or a lost ball: point for the others.',
        'A ball that bounces or flies over the zone is out.',
        'Service changes after each point; after five points the winners move to the next court.',
      ],
      points: [
        'Knees bent, sideways movement like a goalkeeper.',
        'First touch to the partner or out of the feet, never under the body.',
        'Look for the gap between the two and for the foot they do not like.',
      ],
      harder: ['Two touches per pair.', 'The serve must be hit with the weaker foot.'],
      easier: ['Free number of touches and a narrower court.'],
      scoring: 'Point for each ball over the back line; a set to five.',
      question: 'How did you divide the court between the two of you?',
      fault: 'Both partners go for the same ball and leave half the line open.',
    },
    de: {
      title: 'Bodentennis zwei gegen zwei',
      aim: 'Scharf und flach an Gegnern vorbeipassen und den scharfen Pass gemeinsam kontrollieren.',
      setup:
        'Feld von {l} × {w} m, je zwei Spieler auf beiden Seiten einer Zone, die niemand betritt. Die kurzen Seiten sind die Tore, kniehoch.',
      rules: [
        'Der Ball läuft flach durch die Zone auf die Grundlinie der anderen.',
        'Jedes Paar hat höchstens drei Kontakte, dann muss er zurück.',
        'Unter Kniehöhe über die Grundlinie oder Ballverlust: Punkt für die anderen.',
        'Springt oder fliegt der Ball über die Zone, ist er aus.',
        'Nach jedem Punkt wechselt der Aufschlag; nach fünf Punkten rücken die Sieger ein Feld weiter.',
      ],
      points: [
        'Knie gebeugt, seitlich bewegen wie ein Torwart.',
        'Erster Kontakt zum Partner oder aus dem Fuß heraus, nie unter den Körper.',
        'Die Lücke zwischen beiden suchen und den ungeliebten Fuß.',
      ],
      harder: ['Zwei Kontakte je Paar.', 'Aufschlag mit dem schwächeren Fuß.'],
      easier: ['Kontakte frei, schmaleres Feld.'],
      scoring: 'Punkt für jeden Ball über die Grundlinie; ein Satz geht bis fünf.',
      question: 'Wie habt ihr euch das Feld aufgeteilt?',
      fault: 'Beide gehen zum selben Ball und lassen die halbe Linie offen.',
    },
    bg: {
      title: 'Тенис по земя двама на двама',
      aim: 'Остър пас по земя покрай противниците и съвместно овладяване на острия пас.',
      setup:
        'Корт {l} × {w} м, по двама играчи от двете страни на зона, в която никой не влиза. Късите страни са врати с височина до коляното.',
      rules: [
        'Топката минава по земя през зоната към крайната линия на другите.',
        'Всяка двойка има най-много три докосвания и връща.',
        'Топка под коляното през крайната линия или изгубена – точка за другите.',
        'Ако подскочи или прелети зоната, топката е аут.',
        'След всяка точка се сменя началният удар; след пет точки победителите отиват на следващия корт.',
      ],
      points: [
        'Свити колене и странично движение като на вратар.',
        'Първото докосване е към партньора или напред, никога под тялото.',
        'Търси пролуката между двамата и неудобния им крак.',
      ],
      harder: ['По две докосвания на двойка.', 'Началният удар е с по-слабия крак.'],
      easier: ['Свободен брой докосвания и по-тесен корт.'],
      scoring: 'Точка за всяка топка през крайната линия; гейм до пет.',
      question: 'Как си разделихте корта?',
      fault: 'Двамата тръгват към една топка и оставят половината линия.',
    },
  },
}

/** 4v3 on a wide ground: stretch, isolate, finish. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const stretchAndPierce: Exercise = {
  key: 'stretch-and-pierce',
  kind: { corners: ['tactical', 'physical'] },
  sizes: [
    createGoalSize('youth', { area: [34, 34], ages: [11, 13], level: 3, time: [6, 75, 60] }),
    createGoalSize('full', { area: [44, 46], ages: [14, 99], level: 4, time: [6, 90, 75] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    drawing.zone(at(0.7, 0), at(1, 1))
    const one = drawing.player('a', at(0.12, 0.4))
    const two = drawing.player('a', at(0.14, 0.64))
    const upper = drawing.player('a', at(0.34, 0.08))
    const lower = drawing.player('a', at(0.34, 0.92))
    const left = drawing.player('b', at(0.52, 0.3))
    const middle = drawing.player('b', at(0.54, 0.5))
    const right = drawing.player('b', at(0.52, 0.7))
    const ball = drawing.ball(one)
    addBench(drawing, 6)
    drawing.together(() => {
      drawing.pass(ball, at(0.38, 0.1), { for: upper })
      drawing.run(upper, at(0.38, 0.1))
      drawing.run(left, at(0.5, 0.2))
      drawing.run(middle, at(0.54, 0.38))
      drawing.run(right, at(0.54, 0.54))
    })
    playInto(drawing, ball, one, at(0.34, 0.38), [[two, at(0.38, 0.66)]])
    playInto(drawing, ball, two, at(0.46, 0.68), [
      [right, at(0.56, 0.64)],
      [middle, at(0.6, 0.48)],
      [lower, at(0.56, 0.9)],
    ])
    playInto(drawing, ball, lower, at(0.78, 0.72), [
      [right, at(0.68, 0.66)],
      [upper, at(0.66, 0.3)],
    ])
    drawing.shot(ball, placeShot(0.85))
    return drawing
  },
  words: {
    en: {
      title: 'Stretch them, then pierce',
      aim: 'With four against three, pull a line of three apart by two quick passes and play through the open door.',
      setup:
        '{l} × {w} m, {goal} with a keeper. Four attackers start at the open end, two in the middle and two wide. Three defenders as a line; nobody may be in the marked end zone before the ball.',
      rules: [
        'Attackers have ten seconds from the first pass.',
        'The end zone is the offside line: enter it with or after the ball.',
        'Defenders shift together and try to delay.',
        'A win counts when it is passed or dribbled over the start line.',
        'Four attacks, then one attacker swaps with each defender in turn.',
      ],
      points: [
        'First pass wide, second pass back inside: now the gaps show.',
        'Play before the last shifting step of the defenders, not after it.',
        'Wide player on the far side: chalk on your boots until the pass leaves.',
        'One attacker stays behind the ball and stops the counter.',
      ],
      harder: ['Seven seconds.', 'Only two touches a player in front of the end zone.'],
      easier: ['No end zone, free runs.'],
      scoring:
        'Goal within five seconds three, later two. Ball over the start line two for the defence.',
      question: 'Which defender had two opponents, and when?',
      fault: 'Everybody runs into the middle and the three defend four without moving.',
    },
    de: {
      title: 'Auseinanderziehen, dann durch',
      aim: 'Im Vier gegen Drei die Dreierkette mit zwei schnellen Pässen auseinanderziehen und durch die Tür spielen.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Vier Angreifer starten am offenen Ende, zwei zentral, zwei außen. Drei Verteidiger in einer Linie; vor dem Ball darf niemand in die markierte Endzone.',
      rules: [
        'Ab dem ersten Pass haben die Angreifer zehn Sekunden.',
        'Die Endzone gilt als Abseitslinie: nur mit oder nach dem Ball hinein.',
        'Die Verteidiger verschieben gemeinsam und verzögern.',
        'Ein Ballgewinn zählt mit Pass oder Dribbling über die Startlinie.',
        'Nach vier Angriffen tauscht reihum ein Angreifer mit einem Verteidiger.',
      ],
      points: [
        'Erster Pass nach außen, zweiter nach innen: Jetzt zeigen sich die Lücken.',
        'Spielen, bevor die Abwehr den letzten Schritt verschiebt.',
        'Ferner Außenspieler: an der Linie kleben, bis der Pass unterwegs ist.',
        'Einer bleibt hinter dem Ball und sichert gegen den Konter.',
      ],
      harder: ['Sieben Sekunden.', 'Vor der Endzone nur zwei Kontakte je Spieler.'],
      easier: ['Ohne Endzone, freie Läufe.'],
      scoring:
        'Tor in fünf Sekunden drei, später zwei. Ball über die Startlinie zwei für die Abwehr.',
      question: 'Welcher Verteidiger hatte zwei Gegner, und wann?',
      fault: 'Alle laufen in die Mitte, und drei verteidigen vier ohne einen Schritt.',
    },
    bg: {
      title: 'Разтегни и пробий',
      aim: 'При четирима срещу трима линията се разтяга с два бързи паса и се играе през отворената врата.',
      setup:
        '{l} × {w} м, {goal} с вратар. Четирима нападатели тръгват от отворения край, двама в центъра и двама по фланговете. Трима защитници в линия; никой не влиза в крайната зона преди топката.',
      rules: [
        'От първия пас нападателите имат десет секунди.',
        'Крайната зона е линия на засада: влиза се с топката или след нея.',
        'Защитниците се местят заедно и бавят атаката.',
        'Отнемането важи с пас или дрибъл през стартовата линия.',
        'След четири атаки поред един нападател се сменя със защитник.',
      ],
      points: [
        'Първият пас е навън, вторият – навътре: сега се виждат пролуките.',
        'Играй, преди защитата да направи последната крачка.',
        'Далечен външен: стой на линията, докато пасът тръгне.',
        'Един остава зад топката и пази от контра.',
      ],
      harder: ['Седем секунди.', 'Пред крайната зона – само две докосвания на играч.'],
      easier: ['Без крайна зона, свободни бягания.'],
      scoring:
        'Гол до пет секунди – три, по-късно – два. Топка през стартовата линия – два за защитата.',
      question: 'Кой защитник имаше двама срещу себе си и кога?',
      fault: 'Всички влизат в средата и трима пазят четирима, без да мръднат.',
    },
  },
}

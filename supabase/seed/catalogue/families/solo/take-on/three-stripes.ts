/** Three defenders one after the other, each in their own stripe. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const threeStripes: Exercise = {
  key: 'three-stripes',
  sizes: createSizes(
    [[21, 10], [8, 11], 1, [6, 60, 60]],
    [[27, 12], [12, 99], 3, [6, 75, 60], { more: 3 }],
  ),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area, 2)
    for (const x of [0.22, 0.5, 0.78]) drawing.zone(at(x, 0), at(x + 0.14, 1))
    const attacker = drawing.player('a', at(0.04, 0.5))
    const ball = drawing.ball(attacker)
    drawing.ball(drawing.player('a', at(-0.04, 0.2)))
    drawing.ball(drawing.player('a', at(-0.04, 0.8)))
    const first = drawing.player('b', at(0.29, 0.5))
    const second = drawing.player('b', at(0.57, 0.4))
    const third = drawing.player('b', at(0.85, 0.6))
    drawing.goal('mini', at(1, 0.5), 180)
    moveAll(
      drawing,
      [attacker, at(0.18, 0.42), at(0.28, 0.2), at(0.42, 0.32)],
      [first, at(0.27, 0.38), at(0.3, 0.34)],
    )
    moveAll(
      drawing,
      [attacker, at(0.5, 0.52), at(0.58, 0.78), at(0.7, 0.62)],
      [second, at(0.56, 0.58), at(0.58, 0.62)],
    )
    moveAll(
      drawing,
      [attacker, at(0.78, 0.5), at(0.87, 0.26), at(0.93, 0.34)],
      [third, at(0.84, 0.48), at(0.86, 0.46)],
    )
    drawing.pass(ball, at(1, 0.5))
    return drawing
  },
  words: {
    en: {
      title: 'Three stripes, three duels',
      aim: 'Beat one defender and prepare the next duel at once: control, look, choose the side again.',
      setup:
        'Lane of {l} × {w} m with three stripes across it and a mini goal at the end. One defender in each stripe, who never leaves it. Three attackers with a ball each at the start; the free spaces between the stripes are breathing room.',
      rules: [
        'The attacker dribbles into the first stripe and past its defender.',
        'Between the stripes nobody may attack: get the ball under control and look up.',
        'Lost the ball? Take it back to the start of that stripe and try once more.',
        'After the third stripe pass into the mini goal and bring the ball back outside.',
        'The next attacker starts when the first stripe is free; after two minutes attackers and defenders swap.',
      ],
      points: [
        'Come in on one side and leave on the other.',
        'A different feint for each stripe: the next defender has watched the last one.',
        'Close touches inside the stripe, one long touch out of it.',
      ],
      harder: ['Two attackers go together; a defender may choose whose ball to win.'],
      easier: ['Defenders in the first and third stripe move only sideways, on the line.'],
      scoring:
        'A point for each stripe passed without losing the ball; all three at a go count five.',
      question: 'What did you use the free space between two defenders for?',
      fault: 'After the first success the head stays down and the second defender takes the ball.',
    },
    de: {
      title: 'Drei Streifen, drei Duelle',
      aim: 'Einen Gegner ausspielen und sofort das nächste Duell vorbereiten: kontrollieren, schauen, Seite wählen.',
      setup:
        'Bahn von {l} × {w} m mit drei Querstreifen und einem Minitor am Ende. In jedem Streifen ein Verteidiger, der ihn nie verlässt. Am Start drei Angreifer mit je einem Ball; zwischen den Streifen ist Ruhezone.',
      rules: [
        'Der Angreifer dribbelt in den ersten Streifen und am Verteidiger vorbei.',
        'Zwischen den Streifen greift niemand an: Ball kontrollieren, Kopf hoch.',
        'Ball verloren? Zurück an den Anfang dieses Streifens, ein zweiter Versuch.',
        'Nach dem dritten Streifen flach ins Minitor, den Ball außen herum zurückbringen.',
        'Der nächste Angreifer startet, sobald der erste Streifen frei ist; nach zwei Minuten Rollentausch.',
      ],
      points: [
        'Auf der einen Seite hinein, auf der anderen hinaus.',
        'Für jeden Streifen eine andere Finte: Der nächste Gegner hat zugesehen.',
        'Im Streifen enge Kontakte, hinaus ein langer.',
      ],
      harder: ['Zwei Angreifer starten zugleich; der Verteidiger wählt, wen er angreift.'],
      easier: ['Im ersten und dritten Streifen bewegt sich der Verteidiger nur auf der Linie.'],
      scoring: 'Jeder Streifen ohne Ballverlust: ein Punkt; alle drei in einem Zug zählen fünf.',
      question: 'Wofür habt ihr den freien Raum zwischen zwei Gegnern genutzt?',
      fault: 'Nach dem ersten Erfolg bleibt der Kopf unten, der zweite Gegner holt den Ball.',
    },
    bg: {
      title: 'Три ивици, три дуела',
      aim: 'Преодоляване на един защитник и веднага подготовка за следващия: контрол, поглед, нов избор на страна.',
      setup:
        'Коридор {l} × {w} м с три напречни ивици и малка врата в края. Във всяка ивица по един защитник, който не излиза от нея. На старта трима нападатели с по една топка; пространството между ивиците е спокойна зона.',
      rules: [
        'Нападателят влиза с дрибъл в първата ивица и минава защитника.',
        'Между ивиците никой не напада: овладей топката и вдигни глава.',
        'Изгуби ли топката, връща се в началото на ивицата за втори опит.',
        'След третата ивица – пас в малката врата и връщане отвън.',
        'Следващият тръгва, щом първата ивица се освободи; след две минути ролите се сменят.',
      ],
      points: [
        'Влез откъм едната страна, излез откъм другата.',
        'Различен финт за всяка ивица: следващият защитник е гледал.',
        'В ивицата – къси докосвания, на излизане – едно дълго.',
      ],
      harder: ['Двама нападатели тръгват заедно; защитникът избира кого да нападне.'],
      easier: ['Защитниците в първата и третата ивица се движат само по линията.'],
      scoring: 'Точка за всяка премината ивица без загуба; трите наведнъж носят пет.',
      question: 'За какво използва свободното място между двама защитници?',
      fault: 'След първия успех главата остава долу и вторият защитник взема топката.',
    },
  },
}

/** Throw-in beside the opponents' box. */
import { playInto, type Exercise } from '../kit'
import { createMatch, eleven, nine } from './teams'
import { attacking, boxBlock } from './wide-overload'

export const throwInAttack: Exercise = {
  key: 'throw-in-attack',
  sizes: [eleven, nine],
  intensity: 'medium',
  kind: { topic: 'set_pieces', moment: 'set_play' },
  draw(size) {
    const { drawing, at, a, b } = createMatch(size, {
      a: {
        ...attacking,
        2: [0.82, 0.995],
        7: [0.9, 0.8],
        8: [0.76, 0.82],
        9: [0.92, 0.54],
        11: [0.88, 0.34],
        6: [0.7, 0.6],
      },
      b: { ...boxBlock, 3: [0.92, 0.74], 11: [0.8, 0.76], 5: [0.94, 0.6], 8: [0.8, 0.58] },
      without: { a: [5, 10], b: [4, 10] },
      nine: { a: { 4: [0.5, 0.5] }, b: { 6: [0.86, 0.44] } },
    })
    const ball = drawing.ball(a(2))
    drawing.together(() => {
      drawing.run(a(7), at(0.96, 0.86))
      drawing.run(b(3), at(0.95, 0.81))
      drawing.run(a(8), at(0.83, 0.86))
      drawing.run(b(11), at(0.8, 0.82))
      drawing.pass(ball, at(0.83, 0.86), { kind: 'lofted', for: a(8) })
    })
    playInto(drawing, ball, a(2), at(0.88, 0.94))
    drawing.together(() => {
      drawing.run(a(11), at(0.93, 0.42))
      drawing.run(a(9), at(0.95, 0.56))
      drawing.run(b(2), at(0.93, 0.34))
      drawing.pass(ball, at(0.93, 0.42), { kind: 'lofted', for: a(11) })
    })
    drawing.shot(ball, at(1, 0.545))
    return drawing
  },
  words: {
    en: {
      title: 'Throw-in beside their box',
      aim: 'Turn a throw-in near the opponents’ goal line into a cross or a shot with two rehearsed movements.',
      setup:
        '{team} on {l} × {w} m, throws by green level with the edge of the box, left and right in turn. Yellow defends as in the match. Four green players stay within fifteen metres of the throw, two more in the box, the others secure behind.',
      rules: [
        'The winger sprints towards the corner flag and pulls a marker along.',
        'Movement one: the midfielder comes, sets back to the thrower, who crosses first time.',
        'Movement two: the throw goes to the winger’s run; hold the ball and wait for support.',
        'A sign of the thrower decides which of the two is played.',
        'After a clearance the play goes on until the ball crosses halfway; the next throw is on the other side.',
      ],
      points: [
        'Start the runs when the thrower raises the ball behind the head.',
        'Both feet on the ground, over the head, to the side away from the marker.',
        'Thrower: straight back on to the pitch, you are the free player.',
        'Far winger: arrive at the far post as the cross is struck.',
        'No offside from the throw itself, but from the next pass.',
      ],
      harder: ['Yellow keeps one more marker on the thrower.'],
      easier: ['Walk through both movements once without yellow.'],
      scoring: 'Cross that reaches a team-mate: one point. Shot: two. Goal: four.',
      question: 'Why is the thrower so often the free player?',
      fault: 'The ball is thrown before anyone has moved, straight to a marked player.',
    },
    de: {
      title: 'Einwurf neben dem Strafraum',
      aim: 'Aus dem Einwurf nahe der gegnerischen Grundlinie mit zwei eingeübten Bewegungen eine Flanke oder einen Abschluss machen.',
      setup:
        '{team} auf {l} × {w} m, Grün wirft auf Höhe der Strafraumgrenze ein, abwechselnd links und rechts. Gelb verteidigt wie im Spiel. Vier Grüne bleiben im Umkreis von fünfzehn Metern, zwei weitere im Strafraum, die anderen sichern.',
      rules: [
        'Der Flügel sprintet zur Eckfahne und zieht einen Gegner mit.',
        'Bewegung eins: Der Achter kommt, legt auf den Einwerfer ab, der flankt direkt.',
        'Bewegung zwei: Wurf in den Lauf des Flügels, Ball halten, auf Hilfe warten.',
        'Ein Zeichen des Einwerfers bestimmt, welche gespielt wird.',
        'Nach einer Klärung läuft das Spiel bis zur Mittellinie; der nächste Einwurf folgt auf der anderen Seite.',
      ],
      points: [
        'Loslaufen, wenn der Ball hinter dem Kopf des Einwerfers ist.',
        'Beide Füße am Boden, über den Kopf, auf die gegnerferne Seite.',
        'Einwerfer: sofort zurück ins Feld, du bist jetzt frei.',
        'Ferner Flügel: am langen Pfosten sein, wenn die Flanke geschlagen wird.',
        'Beim Einwurf gibt es kein Abseits, beim nächsten Pass schon.',
      ],
      harder: ['Gelb stellt einen weiteren Bewacher zum Einwerfer.'],
      easier: ['Beide Bewegungen einmal ohne Gelb durchgehen.'],
      scoring: 'Flanke zum Mitspieler: ein Punkt. Abschluss: zwei. Tor: vier.',
      question: 'Warum ist der Einwerfer so oft der Freie?',
      fault: 'Der Ball fliegt, bevor sich jemand bewegt hat, direkt zum Gedeckten.',
    },
    bg: {
      title: 'Тъч до чуждото наказателно поле',
      aim: 'От тъч близо до чуждата крайна линия до центриране или удар с две заучени движения.',
      setup:
        '{team} на {l} × {w} м, зелените изпълняват тъч на нивото на наказателното поле, редувайки двете страни. Жълтите защитават като в мач. Четирима зелени са до петнайсет метра от тъча, още двама в полето, другите осигуряват.',
      rules: [
        'Крилото спринтира към ъгловото флагче и увлича пазач.',
        'Движение едно: халфът идва, връща на изпълнителя и той центрира от първо.',
        'Движение две: хвърляне в хода на крилото, задържане и изчакване на подкрепа.',
        'Знак на изпълнителя показва кое от двете се играе.',
        'След избиване играта продължава до центъра; следващият тъч е от другата страна.',
      ],
      points: [
        'Тръгвай, когато топката е зад главата на изпълнителя.',
        'Двата крака на земята, над главата, към страната без пазач.',
        'Изпълнител: веднага в игрището, ти си свободният.',
        'Далечно крило: бъди на далечната греда в мига на центрирането.',
        'При тъч няма засада, но при следващия пас вече има.',
      ],
      harder: ['Жълтите пращат още един пазач при изпълнителя.'],
      easier: ['Двете движения се преминават веднъж без жълтите.'],
      scoring: 'Центриране до съотборник – точка. Удар – две. Гол – четири.',
      question: 'Защо изпълнителят толкова често остава свободен?',
      fault: 'Хвърля се, преди някой да е тръгнал – право към покрит играч.',
    },
  },
}

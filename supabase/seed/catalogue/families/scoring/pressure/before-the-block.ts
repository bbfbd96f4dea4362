/** A defender closes from the front: get the shot off before the block. */
import { addBench, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const beforeTheBlock: Exercise = {
  key: 'before-the-block',
  kind: { practice_type: 'opposed' },
  sizes: [
    createGoalSize('small', { area: [18, 14], level: 2, time: [6, 60, 45] }),
    createGoalSize('full', { area: [26, 24], level: 3, time: [6, 75, 60] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const shooter = drawing.player('a', at(0.2, 0.5))
    drawing.player('a', at(0.02, 0.36))
    drawing.player('a', at(0.02, 0.64))
    const blocker = drawing.player('b', at(0.96, 0.14))
    drawing.player('b', at(1, 0.02))
    const ball = drawing.ball(blocker)
    addBench(drawing, 4)
    drawing.pass(ball, shooter)
    drawing.together(() => {
      drawing.run(shooter, at(0.34, 0.6))
      drawing.run(blocker, at(0.7, 0.36), at(0.56, 0.5))
    })
    drawing.run(shooter, at(0.42, 0.7))
    drawing.shot(ball, placeShot(0.85))
    return drawing
  },
  words: {
    en: {
      title: 'Faster than the block',
      aim: 'Open a shooting line with one or two touches before the closing defender can block.',
      setup:
        '{l} × {w} m and a {goal} with a keeper. Blockers with balls beside a goal post, three shooters at the other end. The first two stand opposite each other.',
      rules: [
        'The blocker plays a firm pass to the shooter and runs out.',
        'The shooter moves the ball out of the blocker’s line with the first touch.',
        'Three touches at most; then the ball has to be on its way.',
        'A blocked ball may be followed up by both for two seconds.',
        'The shooter goes to the blockers, the blocker joins the shooters.',
      ],
      points: [
        'First touch diagonally forward, away from the blocker’s leading foot.',
        'Short backswing: a quick toe-to-laces hit beats the block.',
        'Shoot beside the standing leg or through the gap as the blocker slides.',
        'Pretend to shoot: if the blocker jumps, you have another touch.',
      ],
      harder: ['Two touches at most.', 'The blocker starts from the nearer post cone.'],
      easier: ['The blocker starts only when the ball has been stopped.'],
      scoring: 'Goal two, shot on target one, block one for the defender. First to eight.',
      question: 'Which foot of the blocker was in front, and what did that open?',
      fault: 'The first touch goes straight on, into the blocker’s run.',
    },
    de: {
      title: 'Schneller als der Block',
      aim: 'Mit ein, zwei Kontakten die Schussbahn öffnen, ehe der herauslaufende Verteidiger blockt.',
      setup:
        '{l} × {w} m und {goal} mit Torwart. Neben einem Pfosten stehen die Blocker mit Bällen, am anderen Ende drei Schützen. Die Ersten stehen sich gegenüber.',
      rules: [
        'Der Blocker passt fest zum Schützen und läuft heraus.',
        'Der Schütze legt den Ball mit dem ersten Kontakt aus der Lauflinie.',
        'Höchstens drei Kontakte, dann muss der Ball unterwegs sein.',
        'Nach einem Block dürfen beide noch zwei Sekunden nachsetzen.',
        'Schütze und Blocker wechseln auf die andere Seite.',
      ],
      points: [
        'Erster Kontakt schräg nach vorn, weg vom vorderen Fuß des Blockers.',
        'Kurze Ausholbewegung: Der schnelle Spannstoß kommt vor dem Block.',
        'Am Standbein vorbei oder durch die Lücke schießen, wenn der Blocker grätscht.',
        'Schuss antäuschen: Springt der Blocker, hast du noch einen Kontakt.',
      ],
      harder: ['Höchstens zwei Kontakte.', 'Der Blocker startet näher beim Schützen.'],
      easier: ['Der Blocker läuft erst los, wenn der Ball gestoppt ist.'],
      scoring: 'Tor zwei, Schuss aufs Tor einer, Block einer für den Verteidiger. Bis acht.',
      question: 'Welcher Fuß des Blockers war vorn, und was hat das geöffnet?',
      fault: 'Der erste Kontakt geht gerade nach vorn in den Lauf des Blockers.',
    },
    bg: {
      title: 'Преди блокирането',
      aim: 'С едно-две докосвания се открива пътят за удар, преди излизащият защитник да блокира.',
      setup:
        '{l} × {w} м и {goal} с вратар. До едната греда са блокиращите с топки, в другия край – трима стрелци. Първите са един срещу друг.',
      rules: [
        'Блокиращият подава силно на стрелеца и излиза срещу него.',
        'С първото докосване стрелецът изнася топката от пътя му.',
        'Най-много три докосвания, след това топката трябва да лети.',
        'След блокиране двамата могат да доиграят още две секунди.',
        'Стрелецът и блокиращият се сменят.',
      ],
      points: [
        'Първото докосване е косо напред, далеч от предния крак на блокиращия.',
        'Къс замах: бързият удар с горната част изпреварва блокирането.',
        'Удряй край опорния крак или през пролуката, когато защитникът се плъзне.',
        'Излъжи с удар: ако блокиращият скочи, имаш още едно докосване.',
      ],
      harder: ['Най-много две докосвания.', 'Блокиращият тръгва от по-близо.'],
      easier: ['Блокиращият тръгва, когато топката е спряна.'],
      scoring: 'Гол – две точки, точен удар – една, блокиран – една за защитника. До осем.',
      question: 'Кой крак на блокиращия беше отпред и какво отвори това?',
      fault: 'Първото докосване е право напред, срещу блокиращия.',
    },
  },
}

/** The further tasks of the diamond: who connects with whom. */
import type { PassingTask } from '../kit'

export const harderDiamondTasks: readonly PassingTask[] = [
  {
    key: 'through-pivot',
    harder: 1,
    from: 10,
    name: ['through the pivot', 'über den Sechser', 'през опорния'],
    aim: [
      'Use a central player to get from one side to the other.',
      'Über den zentralen Spieler von einer Seite auf die andere kommen.',
      'Преминаване от страна на страна през централния играч.',
    ],
    rule: [
      'One more player stands in the centre. Foot passes to a side, side to the centre, who turns and plays to the other side; from there to the top, and back the same way. After each round the centre changes with the player who has the ball at the foot.',
      'Ein weiterer Spieler steht im Zentrum. Unten passt zur Seite, die Seite ins Zentrum; dort wird aufgedreht und auf die andere Seite gespielt, von dort nach oben und ebenso zurück. Nach jeder Runde tauscht das Zentrum mit dem Ballbesitzer unten.',
      'Още един играч е в центъра. Долният подава на страна, тя в центъра; той се завърта и играе към другата страна, оттам към горния и обратно. След всяка обиколка центърът се сменя с играча с топка долу.',
    ],
    points: [
      [
        'Centre: never stand in the line of the pass, two steps to the side.',
        'Zentrum: nie in der Passlinie stehen, zwei Schritte zur Seite.',
        'Център: не стой в линията на паса, две крачки встрани.',
      ],
      [
        'Open the hip to where the ball shall go next.',
        'Hüfte dorthin öffnen, wohin der Ball weiter soll.',
        'Отвори таза натам, накъдето ще тръгне топката.',
      ],
    ],
    more: [
      [
        'Centre plays with one touch when the passer calls “one”.',
        'Auf den Ruf „eins“ spielt das Zentrum direkt.',
        'На вик „едно“ центърът играе от първо.',
      ],
    ],
    easier: [
      'The centre plays back to the same side first.',
      'Das Zentrum spielt zuerst auf dieselbe Seite zurück.',
      'Първо центърът връща към същата страна.',
    ],
    scoring: [
      'A switch from side to side with four touches or fewer is a point.',
      'Eine Verlagerung von Seite zu Seite mit höchstens vier Kontakten ist ein Punkt.',
      'Смяна на страната с най-много четири докосвания е точка.',
    ],
    question: [
      'Where do you stand so that you see both sides at once?',
      'Wo stehst du, damit du beide Seiten zugleich siehst?',
      'Къде да застанеш, за да виждаш двете страни?',
    ],
    fault: [
      'The centre waits with the back to the far side.',
      'Das Zentrum wartet mit dem Rücken zur fernen Seite.',
      'Центърът чака с гръб към далечната страна.',
    ],
  },
  {
    key: 'rush',
    harder: 2,
    from: 10,
    name: ['with a hunter inside', 'mit Jäger im Inneren', 'с преследвач вътре'],
    aim: [
      'Keep the pattern in the head and leave it when it is closed.',
      'Das Muster im Kopf haben und verlassen, wenn es zu ist.',
      'Схемата е в главата, но се изоставя, щом е затворена.',
    ],
    rule: [
      'A hunter inside may intercept passes, but not tackle. The order round the diamond counts; a skipped station is allowed once per round. A ball won means a change of roles with the passer.',
      'Ein Jäger innen darf Pässe abfangen, aber keinen Zweikampf führen. Es gilt die Reihenfolge; einmal pro Runde darf eine Station übersprungen werden. Bei Ballgewinn tauscht er mit dem Passgeber.',
      'Преследвач вътре може да пресича пасове, но не влиза в единоборство. Важи редът; веднъж на обиколка се прескача станция. При отнемане се сменя с подалия.',
    ],
    points: [
      [
        'Wait for the hunter to commit, then play past the standing leg.',
        'Warte, bis der Jäger sich festlegt, dann am Standbein vorbei.',
        'Изчакай преследвача да избере, после играй покрай опорния му крак.',
      ],
      [
        'Without the ball: step into sight, out of the shadow.',
        'Ohne Ball: aus dem Deckungsschatten ins Blickfeld treten.',
        'Без топка: излез от сянката и се покажи.',
      ],
    ],
    more: [
      [
        'Two skipped stations, but at most two touches.',
        'Zwei Stationen überspringen, aber höchstens zwei Kontakte.',
        'Две прескочени станции, но най-много две докосвания.',
      ],
    ],
    easier: ['The hunter walks.', 'Der Jäger darf nur gehen.', 'Преследвачът само ходи.'],
    scoring: [
      'One point for each full round; the hunter needs two balls to be released.',
      'Ein Punkt pro voller Runde; der Jäger ist nach zwei Bällen erlöst.',
      'Точка за пълна обиколка; преследвачът се сменя след две топки.',
    ],
    question: [
      'When was it better to skip a station?',
      'Wann war es besser, eine Station zu überspringen?',
      'Кога беше по-добре да прескочиш станция?',
    ],
    fault: [
      'Passing because it is the turn, not because the way is open.',
      'Passen, weil man dran ist, nicht weil der Weg frei ist.',
      'Пас, защото е ред, а не защото пътят е свободен.',
    ],
  },
]

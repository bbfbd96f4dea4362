/** The ball comes towards the shooter from beside the goal. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const fromTheGoalLine: Exercise = {
  key: 'from-the-goal-line',
  sizes: [
    createGoalSize('small', { area: [14, 14], level: 1, time: [5, 90, 45] }),
    createGoalSize('youth', { area: [18, 18], level: 2, time: [5, 120, 60] }),
  ],
  intensity: 'medium',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const left = drawing.player('a', at(0.98, 0.08))
    const right = drawing.player('a', at(0.98, 0.92))
    const first = drawing.player('a', at(0.2, 0.3))
    const second = drawing.player('a', at(0.2, 0.7))
    const ball = drawing.ball(left)
    const other = drawing.ball(right)
    addBench(drawing, 4)
    playInto(drawing, ball, first, at(0.5, 0.36))
    drawing.shot(ball, placeShot(0.75))
    playInto(drawing, other, second, at(0.5, 0.64))
    drawing.shot(other, placeShot(-0.75))
    return drawing
  },
  words: {
    en: {
      title: 'Ball from beside the goal',
      aim: 'Strike a ball that rolls towards you without stopping it first.',
      setup:
        '{l} × {w} m with a {goal} and a keeper. A server with balls on the goal line to each side, two shooters side by side at the other end.',
      rules: [
        'The left server rolls a ball diagonally towards the first shooter.',
        'The shooter runs to meet it and strikes with one touch.',
        'As soon as the keeper is back in the middle, the right server plays for the second.',
        'After three shots each, shooters and servers change jobs.',
      ],
      points: [
        'Start late and quickly so that you never have to wait beside the ball.',
        'Standing foot next to the ball, toes towards the corner you want.',
        'Lock the ankle: the ball brings the speed, you only guide it.',
      ],
      harder: ['The server bounces the ball once on its way.'],
      easier: ['One touch to stop the ball, the next one is the shot.'],
      scoring: 'A first-time goal counts two, a goal with an extra touch one. Pairs play to ten.',
      question: 'Where was your standing foot when the ball flew over the goal?',
      fault: 'The shooter leans back and swings hard although the ball is already rolling in.',
    },
    de: {
      title: 'Zuspiel von der Torlinie',
      aim: 'Einen entgegenrollenden Ball direkt aufs Tor bringen, ohne ihn vorher zu stoppen.',
      setup:
        '{l} × {w} m mit {goal} und Torwart. Auf der Torlinie steht links und rechts je ein Zuspieler mit Bällen, am anderen Ende warten zwei Schützen nebeneinander.',
      rules: [
        'Der linke Zuspieler rollt den Ball schräg auf den ersten Schützen zu.',
        'Der Schütze läuft entgegen und schließt mit einem Kontakt ab.',
        'Steht der Torwart wieder in der Mitte, kommt von rechts der Ball für den zweiten.',
        'Nach je drei Schüssen tauschen Schützen und Zuspieler.',
      ],
      points: [
        'Spät und schnell starten, dann musst du nie neben dem Ball warten.',
        'Standbein neben den Ball, die Fußspitze zeigt ins gewünschte Eck.',
        'Fußgelenk fest: Tempo hat der Ball schon, du lenkst ihn nur.',
      ],
      harder: ['Der Ball springt auf dem Weg einmal auf.'],
      easier: ['Ein Kontakt zum Stoppen, der zweite ist der Schuss.'],
      scoring: 'Direkt getroffen zwei Punkte, mit Zwischenkontakt einer. Paare spielen bis zehn.',
      question: 'Wo stand dein Standbein, als der Ball übers Tor flog?',
      fault: 'Rücklage und großer Schwung, obwohl der Ball schon genug Tempo hat.',
    },
    bg: {
      title: 'Подаване от крайната линия',
      aim: 'Удар от първо на топка, която се търкаля насреща, без да бъде спирана.',
      setup:
        '{l} × {w} м с {goal} и вратар. На крайната линия отляво и отдясно стои по един подаващ с топки, в другия край чакат двама стрелци един до друг.',
      rules: [
        'Левият подаващ пуска топката по диагонал към първия стрелец.',
        'Стрелецът тръгва срещу нея и удря с едно докосване.',
        'Щом вратарят се върне в средата, десният подава за втория стрелец.',
        'След по три удара стрелци и подаващи се сменят.',
      ],
      points: [
        'Тръгни късно и бързо, за да не чакаш до топката.',
        'Опорният крак е до топката, пръстите сочат избрания ъгъл.',
        'Стегнат глезен: топката носи скоростта, ти само я насочваш.',
      ],
      harder: ['Топката отскача веднъж по пътя си.'],
      easier: ['Първото докосване спира топката, второто е ударът.'],
      scoring:
        'Гол от първо – две точки, с допълнително докосване – една. Двойките играят до десет.',
      question: 'Къде беше опорният ти крак, когато топката мина над вратата?',
      fault: 'Стрелецът се накланя назад и замахва силно, макар че топката вече е бърза.',
    },
  },
}

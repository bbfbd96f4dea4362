/** Tasks of keep-ball with mini goals: what the won ball may do. */
import type { Task } from './kit'

export const escapeTasks: readonly Task[] = [
  {
    key: 'any-goal',
    harder: 0,
    name: ['any goal', 'auf jedes Tor', 'към всяка врата'],
    aim: [
      'Protect the ball, because every loss is a chance against you.',
      'Den Ball schützen, denn jeder Verlust ist eine Chance gegen dich.',
      'Топката се пази, защото всяка загуба е шанс за противника.',
    ],
    rule: [
      'Eight passes are a point for the big team. The small team scores at once in any mini goal after winning it.',
      'Acht Pässe sind ein Punkt für das große Team. Das kleine trifft nach Ballgewinn sofort in ein beliebiges Minitor.',
      'Осем паса са точка за големия отбор. Малкият бележи веднага в която и да е малка врата.',
    ],
    points: [
      [
        'Risk in the corner far from the goals, safety in front of them.',
        'Risiko weit weg von den Toren, Sicherheit vor ihnen.',
        'Риск далеч от вратите, сигурност пред тях.',
      ],
      [
        'Winner: first touch towards a goal, then look which one.',
        'Eroberer: erster Kontakt zum Tor, dann schauen zu welchem.',
        'Отнелият: първо докосване към врата, после избор коя.',
      ],
    ],
    more: [['Ten passes for a point.', 'Zehn Pässe für einen Punkt.', 'Десет паса за точка.']],
    easier: ['Five passes for a point.', 'Fünf Pässe für einen Punkt.', 'Пет паса за точка.'],
    scoring: [
      'Eight passes one point, each goal two points.',
      'Acht Pässe ein Punkt, jedes Tor zwei Punkte.',
      'Осем паса – точка, всеки гол – две точки.',
    ],
    question: [
      'Where on the field is a loss most dangerous?',
      'Wo auf dem Feld ist ein Verlust am gefährlichsten?',
      'Къде загубата е най-опасна?',
    ],
    fault: [
      'Square pass in front of a goal: one step and it is in.',
      'Querpass vor dem Tor: ein Schritt, und er ist drin.',
      'Напречен пас пред врата: една крачка и е гол.',
    ],
  },
  {
    key: 'five-seconds',
    harder: 1,
    name: ['five seconds to score', 'Tor in fünf Sekunden', 'пет секунди до гол'],
    aim: [
      'Lose it and hunt together; win it and be gone.',
      'Verlieren und gemeinsam jagen; gewinnen und weg.',
      'Загуба – общо преследване; отнемане – бързо измъкване.',
    ],
    rule: [
      'After winning it the small team has five seconds to score, the coach counts. The big team may win it back and go on with its count.',
      'Nach Ballgewinn hat das kleine Team fünf Sekunden, der Trainer zählt. Das große darf zurückerobern und weiterzählen.',
      'След отнемане малкият отбор има пет секунди, треньорът брои. Големият може да си я върне и да продължи броенето.',
    ],
    points: [
      [
        'Nearest: press the first touch. Second: close the nearest goal.',
        'Der Nächste presst den ersten Kontakt, der Zweite schließt das nächste Tor.',
        'Най-близкият пресира първото докосване, вторият затваря близката врата.',
      ],
      [
        'Small team: the further goal is often the open one.',
        'Kleines Team: Offen ist oft das fernere Tor.',
        'Малкият отбор: отворена често е далечната врата.',
      ],
    ],
    more: [
      [
        'Three seconds, and the finish one-touch.',
        'Drei Sekunden, Abschluss direkt.',
        'Три секунди, удар от първо.',
      ],
    ],
    easier: ['Eight seconds.', 'Acht Sekunden.', 'Осем секунди.'],
    scoring: [
      'Goal two points; regain within five seconds one point.',
      'Tor zwei Punkte; Rückgewinn in fünf Sekunden ein Punkt.',
      'Гол – две точки; връщане до пет секунди – точка.',
    ],
    question: [
      'What do you do in the first second after the loss?',
      'Was machst du in der ersten Sekunde nach dem Verlust?',
      'Какво правиш в първата секунда след загубата?',
    ],
    fault: [
      'Four run at the ball and all goals are open.',
      'Vier laufen zum Ball, und alle Tore sind offen.',
      'Четирима към топката и всички врати са отворени.',
    ],
  },
  {
    key: 'pass-first',
    harder: 1,
    name: ['one pass first', 'erst ein Pass', 'първо един пас'],
    aim: [
      'Find the partner after winning the ball before you finish.',
      'Nach dem Gewinn erst den Partner finden, dann abschließen.',
      'След отнемане първо партньорът, после ударът.',
    ],
    rule: [
      'The small team has to play one pass among itself before it may score. The big team plays with three touches.',
      'Das kleine Team muss vor dem Torschuss einen Pass untereinander spielen. Das große spielt mit drei Kontakten.',
      'Малкият отбор прави един пас помежду си преди удара. Големият играе с три докосвания.',
    ],
    points: [
      [
        'Before winning it: know where your partner is.',
        'Schon vor dem Gewinn wissen, wo der Partner ist.',
        'Още преди отнемането знай къде е партньорът.',
      ],
      [
        'Partner: away from the ball towards a goal.',
        'Partner: weg vom Ball, Richtung Tor.',
        'Партньор: встрани от топката, към врата.',
      ],
    ],
    more: [
      [
        'Finish with the first touch after that pass.',
        'Abschluss mit dem ersten Kontakt nach diesem Pass.',
        'Удар с първото докосване след този пас.',
      ],
    ],
    easier: [
      'A dribble past one opponent replaces the pass.',
      'Ein Dribbling an einem Gegner vorbei ersetzt den Pass.',
      'Дрибъл покрай противник замества паса.',
    ],
    scoring: [
      'Goal after a pass two points, one-touch three.',
      'Tor nach Pass zwei Punkte, direkt drei.',
      'Гол след пас – две точки, от първо – три.',
    ],
    question: [
      'Which pass helps most right after winning?',
      'Welcher Pass hilft direkt nach dem Gewinn am meisten?',
      'Кой пас помага най-много веднага след отнемане?',
    ],
    fault: [
      'Partner runs to the ball and brings an opponent along.',
      'Der Partner läuft zum Ball und bringt einen Gegner mit.',
      'Партньорът тича към топката и води противник.',
    ],
  },
  {
    key: 'far-goal',
    harder: 2,
    name: ['only the far goals', 'nur die fernen Tore', 'само към далечните врати'],
    aim: [
      'Switch over into depth and stop that depth as the team that lost it.',
      'In die Tiefe umschalten und diese Tiefe nach dem Verlust stoppen.',
      'Преход в дълбочина и спирането ѝ след загуба.',
    ],
    rule: [
      'A ball won in one half may only be scored in the goals of the other half. The big team has two touches.',
      'Ein in einer Hälfte gewonnener Ball darf nur in die Tore der anderen. Das große Team hat zwei Kontakte.',
      'Топка, отнета в едната половина, се вкарва само във вратите на другата. Големият отбор е с две докосвания.',
    ],
    points: [
      [
        'With the ball: one always stays behind as cover.',
        'Mit Ball: Einer sichert immer dahinter ab.',
        'С топка: един винаги остава за покритие.',
      ],
      [
        'Winner: the long look first, then the short pass.',
        'Eroberer: erst der lange Blick, dann der kurze Pass.',
        'Отнелият: първо далечен поглед, после къс пас.',
      ],
    ],
    more: [
      [
        'The goal has to fall within six seconds.',
        'Das Tor muss in sechs Sekunden fallen.',
        'Голът трябва да е до шест секунди.',
      ],
    ],
    easier: [
      'Three touches for the big team.',
      'Drei Kontakte für das große Team.',
      'Три докосвания за големия отбор.',
    ],
    scoring: [
      'Far goal three points, ten passes one point.',
      'Fernes Tor drei Punkte, zehn Pässe ein Punkt.',
      'Далечен гол – три точки, десет паса – точка.',
    ],
    question: [
      'Who secures behind the ball while you keep it?',
      'Wer sichert hinter dem Ball, während ihr ihn habt?',
      'Кой покрива зад топката, докато владеете?',
    ],
    fault: [
      'All in front of the ball: one long pass and the goal is open.',
      'Alle vor dem Ball: ein langer Pass, und das Tor ist offen.',
      'Всички пред топката: един дълъг пас и вратата е празна.',
    ],
  },
]

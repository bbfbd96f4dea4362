/** The keeper behind a high line: home before the long shot, and the game with an offside line. */
import type { TaskWords } from '../kit'

export const homeWords: TaskWords = {
  en: {
    name: 'Home before the long shot',
    aim: 'After a ball is lost with the keeper high, get back goal-side and set in time.',
    setup:
      '{l} × {w} m, a {goal}; the keeper begins {out} m in front of it with the ball. Two team-mates wide, two opponents between them at the middle line; spare balls behind the goal.',
    steps: [
      'The keeper passes to one of the team-mates and stays high as support.',
      'The opponents hunt the ball; the team-mates try to keep it for six passes.',
      'Ball won: the opponents may shoot from where they are, at once.',
      'Keeper sprints home on a curve with the eyes on the ball, sets, saves.',
      'After the shot the keeper starts again; pairs swap after four balls.',
    ],
    points: [
      'Turn towards the ball and run; no back-pedalling over distance.',
      'Aim for the line ball–middle of the goal, not for the goal itself.',
      'Slow down with short steps when the shooter’s head drops.',
      'High shot: last two steps sideways, far hand up.',
    ],
    scoring: 'Six passes: one point. Long shot saved: two. Goal: two for the opponents.',
    question: 'When is a shot from far away really dangerous?',
    fault: 'Looking for the goal with the back to the ball.',
    harder: ['The opponents must shoot within two touches of winning it.'],
    easier: ['The opponents need one pass before they may shoot.'],
  },
  de: {
    name: 'Zurück vor dem Weitschuss',
    aim: 'Nach Ballverlust bei hohem Stand rechtzeitig hinter den Ball kommen und stehen.',
    setup:
      '{l} × {w} m, ein {goal}; der Torwart beginnt {out} m davor mit Ball. Zwei Mitspieler außen, zwei Gegner dazwischen an der Mittellinie; Ersatzbälle hinter dem Tor.',
    steps: [
      'Der Torwart passt zu einem Mitspieler und bleibt als Anspielstation hoch.',
      'Die Gegner jagen; die Mitspieler wollen sechs Pässe schaffen.',
      'Nach Ballgewinn dürfen die Gegner sofort aus der Ferne schießen.',
      'Der Torwart sprintet im Bogen zurück, Augen am Ball, steht und hält.',
      'Nach dem Schuss beginnt der Torwart neu; Paarwechsel nach vier Bällen.',
    ],
    points: [
      'Zum Ball drehen und laufen, nicht weit rückwärts traben.',
      'Ziel ist die Linie Ball–Tormitte, nicht das Tor selbst.',
      'Kurze Schritte, sobald der Schütze den Kopf senkt.',
      'Hoher Schuss: zwei Schritte seitlich, ferne Hand hoch.',
    ],
    scoring: 'Sechs Pässe: ein Punkt. Weitschuss gehalten: zwei. Tor: zwei für die Gegner.',
    question: 'Wann ist ein Schuss aus der Ferne wirklich gefährlich?',
    fault: 'Das Tor suchen und dem Ball den Rücken zeigen.',
    harder: ['Nach dem Ballgewinn bleiben nur zwei Kontakte bis zum Schuss.'],
    easier: ['Vor dem Schuss ist ein Pass Pflicht.'],
  },
  bg: {
    name: 'Обратно преди далечния удар',
    aim: 'След загуба при изнесен вратар се връщаш навреме зад топката и заставаш.',
    setup:
      '{l} × {w} м, {goal}; вратарят започва с топка на {out} м пред нея. Двама съотборници са встрани, между тях на средната линия двама противници; резервните топки са зад вратата.',
    steps: [
      'Вратарят подава на съотборник и остава напред за подкрепа.',
      'Противниците гонят топката; съотборниците искат шест паса.',
      'Отнемат ли я, противниците може веднага да стрелят отдалеч.',
      'Вратарят се връща в дъга с очи в топката, застава и спасява.',
      'След удара вратарят започва отново; двойките се сменят след четири топки.',
    ],
    points: [
      'Завърти се към топката и тичай, без дълго бягане заднишком.',
      'Целта е линията топка–среда на вратата, не самата врата.',
      'Къси крачки, щом стрелецът сведе глава.',
      'Висок удар: последните две крачки странично, далечната ръка горе.',
    ],
    scoring: 'Шест паса: точка. Спасен далечен удар: две. Гол: две за противника.',
    question: 'Кога далечният удар е наистина опасен?',
    fault: 'Търсене на вратата с гръб към топката.',
    harder: ['След отнемане има само две докосвания до удара.'],
    easier: ['Преди удара противниците правят поне един пас.'],
  },
}

export const gameWords: TaskWords = {
  en: {
    name: 'High-line game with free keepers',
    aim: 'Use the keeper as the extra player behind a high line in a real game.',
    setup:
      '{l} × {w} m, a {goal} at each end. Two teams of four and a keeper; the offside line is marked {line} m from each goal.',
    steps: [
      'Free play; in attack all outfielders are beyond their own offside line.',
      'The keeper of the attacking team comes out to that line and joins in.',
      'A goal counts only if the keeper stood at the line or had touched the ball.',
      'Lost ball: the keeper decides alone whether to sweep or run home.',
      'Restarts come from the keeper; change keepers between rounds.',
    ],
    points: [
      'Offer at an angle so that a back pass runs past the goal.',
      'Keeper commands the line: “up” when the ball goes forward.',
      'Before each pass ask: who covers the space behind us?',
      'After sweeping a ball look for the forward pass first.',
    ],
    scoring: 'A goal counts one, after a pass by the high keeper two. Ball swept by a keeper: one.',
    question: 'What did your high keeper allow the others to do?',
    fault: 'The keeper comes up late, when the attack is already over.',
    harder: ['Keepers have two touches.'],
    easier: ['No offside; only the marked line counts.'],
  },
  de: {
    name: 'Spiel mit hoher Kette und Libero-Torwart',
    aim: 'Den Torwart hinter einer hohen Kette im Spiel als zusätzlichen Mann nutzen.',
    setup:
      '{l} × {w} m, auf jeder Seite ein {goal}. Zwei Teams mit je vier Feldspielern und Torwart; die Abseitslinie ist {line} m vor jedem Tor markiert.',
    steps: [
      'Freies Spiel; im Angriff stehen alle Feldspieler vor der eigenen Abseitslinie.',
      'Der Torwart des angreifenden Teams rückt bis zu dieser Linie auf und spielt mit.',
      'Ein Tor zählt nur, wenn der Torwart dort stand oder am Ball war.',
      'Ballverlust: Der Torwart entscheidet allein, ob er abläuft oder heimläuft.',
      'Neubeginn beim Torwart; zwischen den Durchgängen wechseln die Torhüter.',
    ],
    points: [
      'Schräg anbieten, damit ein Rückpass am Tor vorbeiläuft.',
      'Der Torwart führt die Kette: „Raus“, wenn der Ball nach vorn geht.',
      'Vor jedem Pass fragen: Wer sichert den Raum hinter uns?',
      'Nach dem Ablaufen zuerst den Pass nach vorn suchen.',
    ],
    scoring: 'Ein Tor zählt eins, nach Pass des hohen Torwarts zwei. Abgelaufener Ball: eins.',
    question: 'Was hat euer hoher Torwart den anderen ermöglicht?',
    fault: 'Der Torwart rückt erst auf, wenn der Angriff schon vorbei ist.',
    harder: ['Torhüter haben zwei Kontakte.'],
    easier: ['Ohne Abseits; es zählt nur die markierte Linie.'],
  },
  bg: {
    name: 'Игра с висока линия и вратар либеро',
    aim: 'В истинска игра вратарят зад високата линия е допълнителният играч.',
    setup:
      '{l} × {w} м, на всеки край има {goal}. Два отбора от по четирима и вратар; линията на засадата е на {line} м пред всяка врата.',
    steps: [
      'Свободна игра; в атака всички полеви играчи са пред собствената линия.',
      'Вратарят на атакуващите излиза до тази линия и участва в играта.',
      'Гол важи само ако вратарят е бил на линията или е докоснал топката.',
      'При загуба вратарят сам решава дали да чисти, или да се върне.',
      'Започва се от вратаря; между сериите вратарите се сменят.',
    ],
    points: [
      'Предлагай се под ъгъл, за да мине връщането покрай вратата.',
      'Вратарят води линията: „напред“, щом топката отива напред.',
      'Преди всеки пас се питай: кой пази мястото зад нас?',
      'След изчистване търси първо паса напред.',
    ],
    scoring: 'Голът носи точка, след пас на изнесения вратар две. Прибрана топка: една.',
    question: 'Какво позволи на другите изнесеният ви вратар?',
    fault: 'Вратарят излиза късно, когато атаката вече е свършила.',
    harder: ['Вратарите имат две докосвания.'],
    easier: ['Без засада; важи само отбелязаната линия.'],
  },
}

/** Which gate may be used and who knows it. */
import type { Task } from '../kit'

export const twoGatesTasks: readonly Task[] = [
  {
    key: 'free-choice',
    harder: 0,
    name: ['free choice', 'freie Wahl', 'свободен избор'],
    aim: [
      'Decide by what the defender does.',
      'Nach dem Verhalten des Verteidigers entscheiden.',
      'Решението зависи от действията на защитника.',
    ],
    rule: [
      'Green dribbles through one of the two gates; changing the plan is allowed as often as one likes.',
      'Grün dribbelt durch eines der zwei Tore; der Plan darf beliebig oft gewechselt werden.',
      'Зеленият минава през една от двете вратички; планът може да се сменя колкото пъти поиска.',
    ],
    points: [
      [
        'Run at the middle: from there both gates are near.',
        'Auf die Mitte zu: Von dort sind beide Tore nah.',
        'Карай към средата: оттам и двете вратички са близо.',
      ],
      [
        'When the defender’s weight is on one foot: now!',
        'Wenn sein Gewicht auf einem Fuß liegt: jetzt!',
        'Щом тежестта му е на единия крак: сега!',
      ],
    ],
    more: [
      [
        'Both gates one metre wide.',
        'Beide Tore einen Meter breit.',
        'Двете вратички са по метър.',
      ],
    ],
    easier: [
      'Amber moves on the end line only.',
      'Gelb bewegt sich nur auf der Endlinie.',
      'Жълтият се движи само по крайната линия.',
    ],
    scoring: ['One point per gate.', 'Ein Punkt je Tor.', 'Точка за вратичка.'],
    question: [
      'How did you get the defender away from the gate?',
      'Wie hast du den Verteidiger vom Tor weggelockt?',
      'Как отдалечи защитника от вратичката?',
    ],
    fault: [
      'Choosing before the start and not looking any more.',
      'Vor dem Start wählen und nicht mehr schauen.',
      'Избор преди старта и край на гледането.',
    ],
  },
  {
    key: 'used-gate-closed',
    harder: 0,
    name: ['the last gate is closed', 'das letzte Tor ist zu', 'затворена вратичка'],
    aim: [
      'Get past on both sides, not only on the better one.',
      'Auf beiden Seiten vorbeikommen, nicht nur auf der guten.',
      'Преминаване и от двете страни, не само от силната.',
    ],
    rule: [
      'After a success through one gate, the next success of this player must be through the other. Amber has to remember it, too.',
      'Nach einem Erfolg durch ein Tor muss der nächste Erfolg dieses Spielers durch das andere gehen. Auch Gelb muss sich das merken.',
      'След успех през едната вратичка следващият успех на същия играч трябва да е през другата. И жълтият трябва да го помни.',
    ],
    points: [
      [
        'The defender knows your gate: threaten the closed one so that they must check.',
        'Der Verteidiger kennt dein Tor: Täusche trotzdem das andere an.',
        'Защитникът знае вратичката ти: все пак заплаши другата.',
      ],
      [
        'Left side, left foot: ball away from the defender.',
        'Linke Seite, linker Fuß: Ball weg vom Gegner.',
        'Лява страна, ляв крак: топката е далеч от него.',
      ],
    ],
    more: [
      [
        'Two successes in a row on each side are needed.',
        'Auf jeder Seite zwei Erfolge in Folge nötig.',
        'Нужни са по два успеха от всяка страна.',
      ],
    ],
    easier: [
      'The rule starts with the third success.',
      'Die Regel gilt erst ab dem dritten Erfolg.',
      'Правилото важи чак след третия успех.',
    ],
    scoring: [
      'One point for a gate, a bonus for left and right in a row.',
      'Ein Punkt je Tor, Bonus für links und rechts in Folge.',
      'Точка за вратичка, премия за лява и дясна подред.',
    ],
    question: [
      'Which is your weaker side, and what do you do about it?',
      'Welche ist deine schwächere Seite, und was tust du dafür?',
      'Коя е слабата ти страна и какво правиш за нея?',
    ],
    fault: [
      'Ball stays on the strong foot on the weak side.',
      'Der Ball bleibt auf der schwachen Seite am starken Fuß.',
      'На слабата страна топката пак е на силния крак.',
    ],
  },
  {
    key: 'late-call',
    harder: 1,
    name: ['the call comes late', 'der Ruf kommt spät', 'късният сигнал'],
    aim: [
      'Keep the ball ready to be taken to both sides.',
      'Den Ball so führen, dass beide Seiten möglich sind.',
      'Водене, при което и двете посоки са възможни.',
    ],
    rule: [
      'When green is three metres from amber, the coach raises one arm behind amber’s back: that gate counts two, the other one. Amber does not see it and defends both.',
      'Ist Grün drei Meter vor Gelb, hebt der Trainer hinter dessen Rücken einen Arm: Dieses Tor zählt zwei, das andere eins. Gelb sieht es nicht und verteidigt beide.',
      'Когато зеленият е на три метра, треньорът вдига ръка зад гърба на жълтия: тази вратичка е две точки, другата – една. Жълтият не вижда и пази и двете.',
    ],
    points: [
      [
        'Head up before the duel, not in it.',
        'Kopf hoch vor dem Duell, nicht erst darin.',
        'Главата е горе преди двубоя, не в него.',
      ],
      [
        'Ball in the middle of the body: both feet can take it.',
        'Ball mittig vor dem Körper: Beide Füße können ihn nehmen.',
        'Топката е пред средата на тялото: и двата крака могат да я изведат.',
      ],
    ],
    more: [
      [
        'The arm may change once.',
        'Der Arm darf einmal wechseln.',
        'Ръката може да се смени веднъж.',
      ],
    ],
    easier: [
      'The arm is raised before the start.',
      'Der Arm geht schon vor dem Start hoch.',
      'Ръката се вдига още преди старта.',
    ],
    scoring: [
      'Shown gate two points, other one.',
      'Gezeigtes Tor zwei Punkte, das andere einer.',
      'Показаната вратичка – две точки, другата – една.',
    ],
    question: [
      'When was the last moment to look up?',
      'Wann war der letzte Moment zum Hochschauen?',
      'Кой беше последният момент за поглед?',
    ],
    fault: [
      'Forcing the double gate although the other is empty.',
      'Das doppelte Tor erzwingen, obwohl das andere leer ist.',
      'Насила към двойната вратичка, макар другата да е празна.',
    ],
  },
  {
    key: 'four-gates',
    harder: 1,
    name: ['gates at both ends', 'Tore an beiden Enden', 'вратички на двата края'],
    aim: [
      'Turn away and attack the other side when the way is closed.',
      'Abdrehen und die andere Seite angreifen, wenn der Weg zu ist.',
      'Завъртане и атака на другата страна, когато пътят е затворен.',
    ],
    rule: [
      'Green may also turn and dribble back through a gate at the start line. If amber wins the ball, the roles change at once and amber may use all four gates.',
      'Grün darf auch umdrehen und durch ein Tor an der Startlinie dribbeln. Gewinnt Gelb den Ball, wechseln die Rollen sofort, und Gelb hat alle vier Tore.',
      'Зеленият може и да се върне през вратичка на стартовата линия. Отнеме ли жълтият, ролите се сменят веднага и за него са всичките четири.',
    ],
    points: [
      [
        'Way closed? Turn with the body between, then go.',
        'Weg zu? Mit dem Körper dazwischen drehen, dann los.',
        'Пътят е затворен? Завърти се с тяло помежду и тръгни.',
      ],
      [
        'Ball lost? One step, and you are the defender.',
        'Ball verloren? Ein Schritt, und du bist Verteidiger.',
        'Загуби ли я? Една крачка и вече си защитник.',
      ],
    ],
    more: [
      [
        'Score twice in a row through different gates to win.',
        'Zum Sieg zweimal in Folge durch verschiedene Tore.',
        'За победа – два пъти подред през различни вратички.',
      ],
    ],
    easier: [
      'The gates at the start count only after five seconds.',
      'Die Starttore zählen erst nach fünf Sekunden.',
      'Вратичките на старта важат след петата секунда.',
    ],
    scoring: [
      'Far gate two points, gate at the start one.',
      'Hinteres Tor zwei Punkte, Tor an der Startlinie einer.',
      'Далечна вратичка – две точки, на старта – една.',
    ],
    question: [
      'When is turning back clever, when is it giving up?',
      'Wann ist Umdrehen klug, wann Aufgeben?',
      'Кога връщането е умно и кога – отказване?',
    ],
    fault: [
      'Turning back at the first contact without trying.',
      'Beim ersten Gegnerdruck umdrehen, ohne es zu versuchen.',
      'Връщане при първия натиск без опит.',
    ],
  },
]

/** What must happen at the gates. */
import type { Task } from '../kit'

export const gateTasks: readonly Task[] = [
  {
    key: 'collect',
    harder: 0,
    name: ['collect gates', 'Tore sammeln', 'събери вратички'],
    aim: [
      'Plan a short way through many gates.',
      'Einen kurzen Weg durch viele Tore planen.',
      'Планиране на къс път през много вратички.',
    ],
    rule: [
      'Count the gates you dribble through until the whistle. A gate counts only if you touch the ball once before and once behind it.',
      'Bis zum Pfiff die durchdribbelten Tore zählen. Ein Tor zählt nur mit einem Kontakt davor und einem dahinter.',
      'До сигнала се броят преминатите вратички. Вратичката важи само с докосване преди нея и след нея.',
    ],
    points: [
      [
        'Long touch in the open, short touch in the gate.',
        'Im Freien lang, im Tor kurz.',
        'На свободно – дълго, във вратичката – късо докосване.',
      ],
      [
        'Leave the gate at an angle towards the next one.',
        'Das Tor schräg zum nächsten verlassen.',
        'Излез под ъгъл към следващата.',
      ],
    ],
    more: [
      [
        'First round guess your number, then try to hit it.',
        'Vor der Runde die eigene Zahl schätzen, dann treffen.',
        'Преди серията познай числото си и го постигни.',
      ],
    ],
    easier: [
      'Gates three steps wide.',
      'Tore drei Schritte breit.',
      'Вратички, широки три крачки.',
    ],
    scoring: [
      'One point per gate; the best improvement between two rounds wins.',
      'Ein Punkt je Tor; die beste Verbesserung zwischen zwei Runden gewinnt.',
      'Точка за вратичка; печели най-голямото подобрение.',
    ],
    question: [
      'Which way gave you the most gates?',
      'Welcher Weg brachte dir die meisten Tore?',
      'Кой път ти донесе най-много вратички?',
    ],
    fault: [
      'Kicking the ball through and running after it.',
      'Den Ball durchschießen und hinterherlaufen.',
      'Изритване през вратичката и тичане след топката.',
    ],
  },
  {
    key: 'there-and-back',
    harder: 0,
    name: ['through, turn, back', 'durch, drehen, zurück', 'през, завой, обратно'],
    aim: [
      'Turn tightly right behind the gate.',
      'Direkt hinter dem Tor eng drehen.',
      'Тесен завой веднага зад вратичката.',
    ],
    rule: [
      'Dribble through a gate, turn behind it and come back through the same one: that is one point. Use another turn at every gate: sole, inside, outside.',
      'Durch ein Tor dribbeln, dahinter drehen und durch dasselbe zurück: ein Punkt. An jedem Tor eine andere Drehung: Sohle, innen, außen.',
      'Минава се през вратичка, завива се зад нея и се връща през същата: това е точка. На всяка вратичка – друг завой: подметка, вътрешна, външна.',
    ],
    points: [
      ['Slow down already in the gate.', 'Schon im Tor abbremsen.', 'Забави още във вратичката.'],
      [
        'The turn ends facing the gate: one touch and through.',
        'Die Drehung endet mit Blick aufs Tor: ein Kontakt und durch.',
        'Завоят свършва с лице към вратичката: едно докосване и през нея.',
      ],
    ],
    more: [
      [
        'Turn within one metre behind the gate.',
        'Drehung höchstens einen Meter hinter dem Tor.',
        'Завой до един метър зад вратичката.',
      ],
    ],
    easier: [
      'Dribble round a marker of the gate instead of turning.',
      'Statt zu drehen, um eine Markierung herumdribbeln.',
      'Вместо завой – обиколка на единия маркер.',
    ],
    scoring: [
      'One point per return; three different turns in a row give one extra.',
      'Ein Punkt je Rückweg; drei verschiedene Drehungen in Folge geben einen Bonus.',
      'Точка за всяко връщане; три различни завоя подред носят още една.',
    ],
    question: [
      'Which turn was the fastest for you?',
      'Welche Drehung war für dich die schnellste?',
      'Кой завой ти беше най-бърз?',
    ],
    fault: [
      'Always the same turn with the same foot.',
      'Immer dieselbe Drehung mit demselben Fuß.',
      'Все същият завой с все същия крак.',
    ],
  },
  {
    key: 'calls',
    harder: 1,
    name: ['the coach calls the move', 'der Trainer ruft die Aktion', 'треньорът казва движението'],
    aim: [
      'Listen and change the plan without losing the ball.',
      'Zuhören und umplanen, ohne den Ball zu verlieren.',
      'Слушане и смяна на плана без загуба на топката.',
    ],
    rule: [
      'The number called holds until the next call. “One”: through with the outside. “Two”: feint in front and pass beside the gate. “Three”: stop in the gate, leave to the side.',
      'Die gerufene Zahl gilt bis zum nächsten Ruf. „Eins“: mit dem Außenrist durch. „Zwei“: davor täuschen und außen vorbei. „Drei“: im Tor stoppen, seitlich heraus.',
      'Извиканото число важи до следващото. „Едно“: минаване с външна страна. „Две“: финт и заобикаляне. „Три“: спиране във вратичката и излизане встрани.',
    ],
    points: [
      [
        'The ball stays under control so that you can react at once.',
        'Halte den Ball so, dass du sofort reagieren kannst.',
        'Дръж топката така, че да реагираш веднага.',
      ],
      [
        'Repeat the number aloud, then do it.',
        'Zahl laut wiederholen, dann handeln.',
        'Повтори числото на глас и действай.',
      ],
    ],
    more: [
      ['Hand signs instead of calls.', 'Handzeichen statt Rufe.', 'Знаци с ръка вместо викане.'],
    ],
    easier: ['Only “one” and “two”.', 'Nur „Eins“ und „Zwei“.', 'Само „едно“ и „две“.'],
    scoring: [
      'Points only for gates with the right move.',
      'Punkte nur für Tore mit der richtigen Aktion.',
      'Точки само за вратички с вярното движение.',
    ],
    question: [
      'What helped you to hear and dribble at the same time?',
      'Was hat dir geholfen, gleichzeitig zu hören und zu dribbeln?',
      'Какво ти помогна да слушаш и да водиш едновременно?',
    ],
    fault: [
      'Finishing the old action first: the newest call counts.',
      'Erst die alte Aktion beenden: Der neueste Ruf zählt.',
      'Довършване на старото: важи последното число.',
    ],
  },
  {
    key: 'guards',
    harder: 1,
    name: ['guards close the gates', 'Wächter schließen Tore', 'пазачи затварят вратичките'],
    aim: [
      'See which gate is open and change the goal in time.',
      'Erkennen, welches Tor offen ist, und rechtzeitig umplanen.',
      'Разпознаване на отворената вратичка и навременна смяна на целта.',
    ],
    rule: [
      'Guards stand in a gate and close it, for five seconds at most, then they must take another. They may not win a ball, only be in the way. After a round others guard.',
      'Wächter stellen sich in ein Tor und schließen es höchstens fünf Sekunden, dann müssen sie weiter. Sie nehmen keinen Ball ab, sie stehen nur im Weg. Nach jeder Runde neue Wächter.',
      'Пазачите застават във вратичка и я затварят за най-много пет секунди, после отиват на друга. Не отнемат топката, само препречват. След серията пазачите са други.',
    ],
    points: [
      [
        'Threaten one gate, take the other.',
        'Ein Tor androhen, das andere nehmen.',
        'Заплаши едната вратичка, мини през другата.',
      ],
      [
        'Eyes on the guards, the foot feels the ball.',
        'Augen auf die Wächter, der Fuß spürt den Ball.',
        'Очите са в пазачите, кракът усеща топката.',
      ],
    ],
    more: [
      [
        'Guards may tackle inside a gate.',
        'Im Tor dürfen Wächter den Ball gewinnen.',
        'Във вратичката пазачите могат да отнемат.',
      ],
    ],
    easier: [
      'Guards walk from gate to gate.',
      'Wächter gehen von Tor zu Tor.',
      'Пазачите ходят от вратичка до вратичка.',
    ],
    scoring: [
      'One point per gate; two if a guard arrived just too late.',
      'Ein Punkt je Tor; zwei, wenn ein Wächter knapp zu spät kam.',
      'Точка за вратичка; две, ако пазачът е закъснял съвсем малко.',
    ],
    question: [
      'How could you tell where the guard was going next?',
      'Woran hast du erkannt, wohin der Wächter geht?',
      'По какво позна накъде тръгва пазачът?',
    ],
    fault: [
      'Waiting in front of a closed gate.',
      'Vor dem geschlossenen Tor warten.',
      'Чакане пред затворена вратичка.',
    ],
  },
]

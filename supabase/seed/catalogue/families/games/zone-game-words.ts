/** Rules of the zones. */
import type { GameTask } from './kit'

export const zoneTasks: readonly GameTask[] = [
  {
    key: 'all-together',
    harder: 0,
    name: [
      'all out of the back zone',
      'alle raus aus der hinteren Zone',
      'всички извън задната зона',
    ],
    aim: [
      'Move up together after the ball.',
      'Gemeinsam hinter dem Ball aufrücken.',
      'Общо изнасяне след топката.',
    ],
    rule: [
      'A goal counts only if every field player of the team has left their own back zone when the shot is taken. If an opponent is still in theirs behind, it counts double.',
      'Ein Tor zählt nur, wenn beim Schuss alle Feldspieler des Teams die eigene hintere Zone verlassen haben. Ist ein Gegner noch nicht zurück, zählt es doppelt.',
      'Голът важи само ако при удара всички полеви играчи са напуснали своята задна зона. Ако противник още не се е прибрал, голът е двоен.',
    ],
    points: [
      [
        'Ball goes forward: everyone behind it goes too.',
        'Der Ball geht vor: Alle dahinter gehen mit.',
        'Топката отива напред: всички отзад също.',
      ],
      [
        'The last one calls: out, out!',
        'Der Letzte ruft: Raus, raus!',
        'Последният вика: излез, излез!',
      ],
    ],
    more: [
      [
        'All must be in the front half.',
        'Alle müssen in der vorderen Hälfte sein.',
        'Всички са в предната половина.',
      ],
    ],
    easier: ['One may stay behind.', 'Einer darf hinten bleiben.', 'Един може да остане отзад.'],
    scoring: [
      'One point per goal, two when an opponent was not back.',
      'Ein Punkt je Tor, zwei wenn ein Gegner fehlt.',
      'Точка за гол, две ако липсва противник.',
    ],
    question: [
      'Why does moving up help you to win the ball back?',
      'Warum hilft Aufrücken beim Zurückerobern?',
      'Защо изнасянето помага за отнемане?',
    ],
    fault: [
      'Defenders admire the attack from behind.',
      'Die Hinteren schauen dem Angriff zu.',
      'Задните само гледат атаката.',
    ],
  },
  {
    key: 'through-middle',
    harder: 1,
    play: 'wall',
    teams: [3, 7],
    name: ['touch the middle zone', 'über die mittlere Zone', 'през средната зона'],
    aim: [
      'Offer between the lines and turn.',
      'Zwischen den Linien anbieten und aufdrehen.',
      'Предлагане между линиите и завъртане.',
    ],
    rule: [
      'Each attack must have a pass received in the middle zone; passes over it are not allowed. In it opponents may only intercept, not tackle, for two seconds.',
      'Jeder Angriff braucht eine Ballannahme in der mittleren Zone; sie darf nicht überspielt werden. Dort darf der Gegner zwei Sekunden nur abfangen.',
      'Всяка атака има поемане в средната зона; тя не се прескача. Там противникът две секунди само пресича, без да отнема.',
    ],
    points: [
      [
        'Check your shoulder, receive half-turned.',
        'Schulterblick, halb gedreht annehmen.',
        'Погледни през рамо, поеми полуобърнат.',
      ],
      [
        'One shows short, another leaves the zone.',
        'Einer kommt kurz, ein anderer macht Platz.',
        'Един се показва, друг освобождава място.',
      ],
    ],
    more: [
      [
        'Normal tackling in the middle zone.',
        'In der Mitte normale Zweikämpfe.',
        'В средата – нормални единоборства.',
      ],
    ],
    easier: [
      'A dribble into the zone counts too.',
      'Ein Dribbling in die Zone gilt auch.',
      'Важи и дрибъл в зоната.',
    ],
    scoring: [
      'One point per goal, one for a turn in the middle with a forward pass.',
      'Ein Punkt je Tor, einer für Aufdrehen mit Pass nach vorn.',
      'Точка за гол, точка за завъртане и пас напред.',
    ],
    question: [
      'How do you know whether you can turn?',
      'Woher weißt du, ob du aufdrehen kannst?',
      'Как разбираш дали можеш да се завъртиш?',
    ],
    fault: [
      'Waiting in the shadow of an opponent.',
      'Warten im Deckungsschatten.',
      'Чакане в сянката на противник.',
    ],
  },
  {
    key: 'wide-channels',
    harder: 1,
    play: 'switch',
    teams: [4, 7],
    kind: { topic: 'switching_play' },
    name: ['free wide channels', 'freie Außenkanäle', 'свободни флангове'],
    aim: [
      'Open the pitch wide and attack from the side.',
      'Das Feld breit machen und über außen angreifen.',
      'Разтягане на терена и атака по фланга.',
    ],
    rule: [
      'Only one player of each team may be in a channel; whoever receives in it may not be attacked for three seconds. A goal after a ball from the channel counts double.',
      'In einem Kanal darf je Team nur ein Spieler sein; wer dort annimmt, wird drei Sekunden nicht angegriffen. Ein Tor nach Ball aus dem Kanal zählt doppelt.',
      'В канала има само по един играч на отбор; поелият там не се напада три секунди. Гол след топка от канала е двоен.',
    ],
    points: [
      [
        'Wide player: stay on the line, body open.',
        'Außen: an der Linie bleiben, offen stehen.',
        'Фланг: стой на линията с отворено тяло.',
      ],
      [
        'Draw them inside, then out quickly.',
        'Innen binden, dann schnell hinaus.',
        'Привлечи навътре, после бързо навън.',
      ],
    ],
    more: [
      [
        'Channel must be changed before a goal.',
        'Vor dem Tor muss der Kanal gewechselt werden.',
        'Преди гола се сменя каналът.',
      ],
    ],
    easier: [
      'Nobody may defend inside the channels.',
      'Im Kanal wird gar nicht verteidigt.',
      'В каналите не се защитава.',
    ],
    scoring: [
      'Goal one, over the channel two.',
      'Tor eins, über den Kanal zwei.',
      'Гол – една, през канала – две.',
    ],
    question: [
      'When is the far channel free?',
      'Wann ist der ferne Kanal frei?',
      'Кога е свободен далечният канал?',
    ],
    fault: [
      'Wide players come to meet the ball inside.',
      'Die Äußeren kommen dem Ball nach innen entgegen.',
      'Фланговите идват навътре към топката.',
    ],
  },
  {
    key: 'fixed-zones',
    harder: 2,
    play: 'through',
    teams: [4, 7],
    kind: { corners: ['tactical', 'psychological'] },
    name: ['one may step forward', 'einer darf nachrücken', 'един може да се включи'],
    aim: [
      'Keep the order of the team and join in at the right time.',
      'Die Ordnung halten und im richtigen Moment nachrücken.',
      'Пазене на реда и включване в точния момент.',
    ],
    rule: [
      'Everyone keeps to their zone; the one who passes forward into the next zone may follow the ball. After losing it they go home.',
      'Jeder bleibt in seiner Zone; nur wer in die nächste passt, darf dem Ball folgen. Nach Ballverlust zurück.',
      'Всеки пази зоната си; само подалият напред може да последва топката. След загуба се прибира.',
    ],
    points: [
      [
        'Pass forward and go: you make one more.',
        'Nach vorn passen und gehen: Du schaffst Überzahl.',
        'Подай напред и тръгни: създаваш предимство.',
      ],
      [
        'Lost? The one who went is the first to come back.',
        'Verloren? Wer vorrückte, eilt als Erster zurück.',
        'Загуба? Включилият се пръв се връща.',
      ],
    ],
    more: [
      [
        'A defender may follow the runner.',
        'Ein Verteidiger darf den Nachrückenden verfolgen.',
        'Защитник може да последва включващия се.',
      ],
    ],
    easier: ['Two may step forward.', 'Zwei dürfen nachrücken.', 'Двама може да се включат.'],
    scoring: [
      'One point per goal, two by the one who stepped forward.',
      'Ein Punkt je Tor, zwei durch den Nachrückenden.',
      'Точка за гол, две ако вкара включилият се.',
    ],
    question: [
      'Which pass gives you time to step forward?',
      'Welcher Pass gibt dir Zeit zum Nachrücken?',
      'Кой пас ти дава време да се включиш?',
    ],
    fault: [
      'Passing forward and watching from home.',
      'Nach vorn passen und hinten zuschauen.',
      'Пас напред и гледане отзад.',
    ],
  },
  {
    key: 'high-zone-win',
    harder: 2,
    play: 'win',
    teams: [4, 7],
    kind: { topic: 'pressing', moment: 'out_of_possession' },
    name: ['win it in the front zone', 'in der vorderen Zone erobern', 'отнемане в предната зона'],
    aim: [
      'Close the exits together while the opponents build up.',
      'Beim Aufbau des Gegners gemeinsam die Ausgänge schließen.',
      'Общо затваряне на изходите при изграждане на противника.',
    ],
    rule: [
      'Opponents start from the back zone with three passes at least. Winning the ball there gives a free attack: a goal counts three.',
      'Der Gegner beginnt hinten mit mindestens drei Pässen. Ein Ballgewinn dort ist die große Chance: Das Tor zählt drei.',
      'Противникът започва отзад с поне три паса. Отнемане там е големият шанс: голът носи три точки.',
    ],
    points: [
      [
        'First one shows the way, second closes it.',
        'Der Erste lenkt, der Zweite macht zu.',
        'Първият насочва, вторият затваря.',
      ],
      [
        'Move up while the ball rolls, brake before the opponent.',
        'Im Rollen des Balls anlaufen, vor dem Gegner bremsen.',
        'Тръгни докато топката пътува, спри пред противника.',
      ],
    ],
    more: [
      [
        'The shot must come within five seconds.',
        'Der Schuss muss in fünf Sekunden kommen.',
        'Ударът е до пет секунди.',
      ],
    ],
    easier: [
      'The build-up team has only two touches.',
      'Das aufbauende Team hat nur zwei Kontakte.',
      'Изграждащите имат само две докосвания.',
    ],
    scoring: [
      'Goal one, after a win in the front zone three.',
      'Tor eins, nach Gewinn in der vorderen Zone drei.',
      'Гол – една, след отнемане отпред – три.',
    ],
    question: [
      'Which pass did you wait for?',
      'Auf welchen Pass habt ihr gewartet?',
      'Кой пас чакахте?',
    ],
    fault: [
      'The line behind does not move up, a gap opens.',
      'Die hintere Linie rückt nicht nach, es klafft eine Lücke.',
      'Задната линия не излиза и се отваря дупка.',
    ],
  },
]

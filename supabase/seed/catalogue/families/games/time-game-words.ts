/** Time rules. */
import type { GameTask } from './kit'

export const timeTasks: readonly GameTask[] = [
  {
    key: 'golden-minute',
    harder: 0,
    play: 'dribble',
    kind: { moment: 'in_possession', topic: 'fun', practice_type: 'small_sided_game' },
    name: ['golden minute', 'goldene Minute', 'златна минута'],
    aim: [
      'Raise energy together when it counts.',
      'Gemeinsam aufdrehen, wenn es zählt.',
      'Общо ускоряване, когато е важно.',
    ],
    rule: [
      'In every round the coach calls one golden minute: goals in it count three. Nobody knows when.',
      'In jeder Runde ruft der Trainer eine goldene Minute aus: Tore zählen darin drei. Keiner weiß, wann.',
      'Във всяка серия треньорът обявява златна минута: головете са по три. Никой не знае кога.',
    ],
    points: [
      [
        'Ball lost in the golden minute? Get it back at once.',
        'Ball in der goldenen Minute verloren? Sofort zurückholen.',
        'Загуба в златната минута? Веднага си я вземи.',
      ],
      [
        'Brave to the goal: now it is worth most.',
        'Mutig aufs Tor: Jetzt lohnt es sich am meisten.',
        'Смело към вратата: сега си струва най-много.',
      ],
    ],
    more: [
      [
        'Each team may call its own golden minute once.',
        'Jedes Team darf seine goldene Minute einmal selbst ausrufen.',
        'Всеки отбор веднъж сам обявява златната си минута.',
      ],
    ],
    easier: [
      'Two golden minutes in each round.',
      'Zwei goldene Minuten je Runde.',
      'Две златни минути в серия.',
    ],
    scoring: [
      'One point per goal, three in the golden minute.',
      'Ein Punkt je Tor, drei in der goldenen Minute.',
      'Точка за гол, три в златната минута.',
    ],
    question: [
      'What did you do differently in the golden minute?',
      'Was habt ihr in der goldenen Minute anders gemacht?',
      'Какво направихте различно в златната минута?',
    ],
    fault: [
      'Saving strength until the call comes.',
      'Kräfte sparen, bis der Ruf kommt.',
      'Пестене на сили до сигнала.',
    ],
  },
  {
    key: 'shot-clock',
    harder: 1,
    teams: [3, 6],
    kind: { topic: 'finishing' },
    name: ['ten-second attack', 'Angriff in zehn Sekunden', 'атака за десет секунди'],
    aim: [
      'Come to a finish quickly and with a plan.',
      'Schnell und mit Plan zum Abschluss kommen.',
      'Бърз завършек с план.',
    ],
    rule: [
      'From winning the ball a team has ten seconds for a shot. Else the ball goes to the opponents where it is.',
      'Ab Ballgewinn bleiben zehn Sekunden bis zum Schuss. Sonst bekommt der Gegner den Ball an Ort und Stelle.',
      'От отнемането има десет секунди за удар. Иначе топката е за противника на същото място.',
    ],
    points: [
      [
        'First pass forward if it is on.',
        'Erster Pass nach vorn, wenn es geht.',
        'Първият пас е напред, ако може.',
      ],
      [
        'Two run in front of the ball, one stays behind it.',
        'Zwei laufen vor den Ball, einer sichert dahinter.',
        'Двама тичат пред топката, един пази отзад.',
      ],
    ],
    more: [['Seven seconds.', 'Sieben Sekunden.', 'Седем секунди.']],
    easier: ['Fifteen seconds.', 'Fünfzehn Sekunden.', 'Петнадесет секунди.'],
    scoring: [
      'One point per goal, two within five seconds.',
      'Ein Punkt je Tor, zwei binnen fünf Sekunden.',
      'Точка за гол, две до пет секунди.',
    ],
    question: [
      'When is there time for one more pass?',
      'Wann bleibt Zeit für einen Pass mehr?',
      'Кога има време за още един пас?',
    ],
    fault: [
      'Shots from anywhere just to beat the clock.',
      'Schüsse von überall, nur wegen der Uhr.',
      'Удари отвсякъде само заради часовника.',
    ],
  },
  {
    key: 'patience',
    harder: 1,
    teams: [3, 6],
    play: 'switch',
    kind: { topic: 'possession', moment: 'in_possession' },
    name: ['twenty seconds of patience', 'zwanzig Sekunden Geduld', 'двадесет секунди търпение'],
    aim: [
      'Keep the ball under control and choose the moment to attack.',
      'Den Ball sichern und den Moment für den Angriff wählen.',
      'Пазене на топката и избор на миг за атака.',
    ],
    rule: [
      'A team that keeps the ball for twenty seconds gets a point and may go on. A goal before counts one as well, after twenty seconds three.',
      'Wer den Ball zwanzig Sekunden hält, bekommt einen Punkt und spielt weiter. Ein Tor davor zählt eins, danach drei.',
      'Двадесет секунди владение носят точка и играта продължава. Гол преди това е една, след това три точки.',
    ],
    points: [
      [
        'Pass to the empty side and start again.',
        'Auf die leere Seite spielen und neu beginnen.',
        'Подай към празната страна и започни отначало.',
      ],
      [
        'Every pass wakes up: move right after it.',
        'Jeder Pass weckt: gleich danach bewegen.',
        'Всеки пас събужда: мърдай веднага след него.',
      ],
    ],
    more: [['Thirty seconds.', 'Dreißig Sekunden.', 'Тридесет секунди.']],
    easier: ['Twelve seconds.', 'Zwölf Sekunden.', 'Дванадесет секунди.'],
    scoring: [
      'Twenty seconds one, goal one, goal after it three.',
      'Zwanzig Sekunden eins, Tor eins, Tor danach drei.',
      'Двадесет секунди – една, гол – една, гол след тях – три.',
    ],
    question: [
      'How do you see that the gap is now open?',
      'Woran siehst du, dass jetzt die Lücke offen ist?',
      'По какво виждаш, че пролуката вече е отворена?',
    ],
    fault: [
      'Passing back and forth without moving the opponents.',
      'Hin und her passen, ohne den Gegner zu bewegen.',
      'Пасове напред-назад, без противникът да се мести.',
    ],
  },
  {
    key: 'win-back-six',
    harder: 2,
    teams: [3, 6],
    play: 'win',
    kind: { topic: 'counter_press', moment: 'transition_to_defence' },
    name: ['win it back in six', 'in sechs Sekunden zurück', 'обратно до шест секунди'],
    aim: [
      'React to the loss together and at once.',
      'Auf den Verlust gemeinsam und sofort reagieren.',
      'Обща и мигновена реакция при загуба.',
    ],
    rule: [
      'After losing the ball all count aloud to six: if they win it back within it, the next goal counts double; if not, they drop behind the ball.',
      'Nach Ballverlust zählen alle laut bis sechs: Gelingt die Rückeroberung, zählt das nächste Tor doppelt; sonst lassen sie sich hinter den Ball fallen.',
      'След загуба всички броят на глас до шест: върнат ли топката, следващият гол е двоен; ако не – прибират се зад нея.',
    ],
    points: [
      [
        'Nearest goes, next two close the passes.',
        'Der Nächste geht hin, zwei schließen die Passwege.',
        'Най-близкият напада, двама затварят пасовете.',
      ],
      [
        'Sprint the first three steps.',
        'Die ersten drei Schritte sprinten.',
        'Първите три крачки са спринт.',
      ],
    ],
    more: [['Four seconds.', 'Vier Sekunden.', 'Четири секунди.']],
    easier: ['Eight seconds.', 'Acht Sekunden.', 'Осем секунди.'],
    scoring: [
      'Goal one, after a quick win two.',
      'Tor eins, nach schneller Rückeroberung zwei.',
      'Гол – една, след бързо връщане – две.',
    ],
    question: [
      'When is chasing no longer worth it?',
      'Wann lohnt das Nachsetzen nicht mehr?',
      'Кога преследването вече не си струва?',
    ],
    fault: [
      'Only the one who lost it chases.',
      'Nur der Verlierer des Balls setzt nach.',
      'Гони само загубилият.',
    ],
  },
  {
    key: 'ring-the-bell',
    harder: 2,
    teams: [3, 6],
    play: 'long',
    kind: { corners: ['psychological', 'tactical', 'social'] },
    name: ['time in the bank', 'Zeitkonto', 'банка за време'],
    aim: [
      'Spend time wisely as a team: hurry or hold.',
      'Zeit als Team klug einteilen: eilen oder halten.',
      'Разумно харчене на времето: бързане или задържане.',
    ],
    rule: [
      'Each team has 90 seconds in the bank per round; the clock runs while it has the ball. Bank empty: only goals within five seconds of a win count.',
      'Jedes Team hat je Runde 90 Sekunden auf dem Konto; die Uhr läuft bei eigenem Ballbesitz. Konto leer: Nur Tore binnen fünf Sekunden nach Ballgewinn zählen.',
      'Всеки отбор има 90 секунди в банката за серия; времето тече при владение. Празна банка: важат само голове до пет секунди след отнемане.',
    ],
    points: [
      [
        'Agree: who says when we speed up?',
        'Absprechen: Wer sagt, wann wir Tempo machen?',
        'Уговорете се: кой казва кога ускоряваме?',
      ],
      [
        'No time left: win it high and go.',
        'Keine Zeit mehr: hoch erobern und los.',
        'Няма време: отнеми високо и тръгвай.',
      ],
    ],
    more: [['Only 60 seconds.', 'Nur 60 Sekunden.', 'Само 60 секунди.']],
    easier: [
      'The coach calls the seconds left every ten.',
      'Der Trainer sagt alle zehn Sekunden den Rest an.',
      'Треньорът обявява остатъка на всеки десет секунди.',
    ],
    scoring: [
      'One point per goal, one for ten saved seconds.',
      'Ein Punkt je Tor, einer je zehn gesparte Sekunden.',
      'Точка за гол и точка за десет спестени секунди.',
    ],
    question: [
      'Where did you waste time, where did you invest it?',
      'Wo habt ihr Zeit verschenkt, wo angelegt?',
      'Къде пропиляхте време и къде го вложихте?',
    ],
    fault: [
      'Nobody takes over the talking.',
      'Keiner übernimmt das Kommando.',
      'Никой не поема командването.',
    ],
  },
]

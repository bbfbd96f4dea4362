/** Stories of the last minutes. */
import type { GameTask } from './kit'

export const comebackTasks: readonly GameTask[] = [
  {
    key: 'catch-up',
    harder: 0,
    play: 'dribble',
    name: ['two goals down', 'zwei Tore zurück', 'два гола назад'],
    aim: [
      'Keep believing and go forward together.',
      'Weiter daran glauben und gemeinsam nach vorn gehen.',
      'Вяра докрай и общо движение напред.',
    ],
    rule: [
      'Green is 0–2 down. If it manages the equaliser within the round, it wins; amber wins by keeping the lead. Amber’s goals count too.',
      'Grün liegt 0:2 zurück. Gelingt der Ausgleich in der Runde, gewinnt Grün; Gelb gewinnt, wenn die Führung hält. Auch Tore von Gelb zählen.',
      'Зелените губят 0:2. Ако изравнят в серията, печелят; жълтите печелят, ако опазят преднината. Головете на жълтите важат.',
    ],
    points: [
      [
        'Goal? Fetch the ball and on you go.',
        'Tor? Ball holen und weiter.',
        'Гол? Вземи топката и продължавай.',
      ],
      [
        'In the lead: keep the ball, that is the best defence.',
        'In Führung: Ball behalten ist die beste Abwehr.',
        'Водите ли, пазете топката – това е най-добрата защита.',
      ],
    ],
    more: [['Three goals down.', 'Drei Tore Rückstand.', 'Три гола назад.']],
    easier: ['Only one goal down.', 'Nur ein Tor Rückstand.', 'Само един гол назад.'],
    scoring: [
      'Three points for the comeback, one for the kept lead.',
      'Drei Punkte für die Aufholjagd, einer für die gehaltene Führung.',
      'Три точки за обрата, една за опазена преднина.',
    ],
    question: [
      'What did you feel after the first goal, and what did you do?',
      'Was habt ihr nach dem ersten Tor gespürt und getan?',
      'Какво почувствахте и направихте след първия гол?',
    ],
    fault: [
      'Long balls from the first second on.',
      'Lange Bälle ab der ersten Sekunde.',
      'Дълги топки още от първата секунда.',
    ],
  },
  {
    key: 'next-goal',
    harder: 0,
    play: 'through',
    kind: { topic: 'finishing' },
    name: ['next goal wins', 'das nächste Tor entscheidet', 'следващият гол решава'],
    aim: [
      'Take responsibility when one moment decides.',
      'Verantwortung übernehmen, wenn ein Moment entscheidet.',
      'Поемане на отговорност, когато решава един миг.',
    ],
    rule: [
      'It is level; the next goal wins the small final and a new one begins at once. Whoever conceded starts with the ball.',
      'Es steht unentschieden; das nächste Tor gewinnt das kleine Finale, sofort beginnt ein neues. Wer das Tor bekam, hat Anstoß.',
      'Резултатът е равен; следващият гол печели малкия финал и веднага почва нов. Допусналият започва.',
    ],
    points: [
      [
        'Clear chance? Shoot, do not leave it to others.',
        'Klare Chance? Schieß selbst.',
        'Чиста възможност? Удари сам.',
      ],
      [
        'First secure behind the ball, then attack with courage.',
        'Erst hinter dem Ball absichern, dann mutig angreifen.',
        'Първо сигурност зад топката, после смело напред.',
      ],
    ],
    more: [
      [
        'The winner must not use the same scorer twice.',
        'Derselbe Torschütze darf nicht zweimal gewinnen.',
        'Един и същ голмайстор не печели два пъти.',
      ],
    ],
    easier: ['Two goals are needed.', 'Zwei Tore sind nötig.', 'Нужни са два гола.'],
    scoring: ['One final, one point.', 'Ein Finale, ein Punkt.', 'Един финал, една точка.'],
    question: [
      'How do you stay calm before the decisive shot?',
      'Wie bleibst du vor dem entscheidenden Schuss ruhig?',
      'Как оставаш спокоен преди решаващия удар?',
    ],
    fault: [
      'Passing on the responsibility.',
      'Verantwortung weiterschieben.',
      'Прехвърляне на отговорността.',
    ],
  },
  {
    key: 'protect-lead',
    harder: 1,
    play: 'switch',
    teams: [4, 7],
    kind: { topic: 'possession', moment: 'in_possession' },
    name: ['bring the lead home', 'die Führung nach Hause bringen', 'опазване на преднината'],
    aim: [
      'Control the game with the ball instead of clearing it.',
      'Das Spiel mit Ball kontrollieren, statt zu klären.',
      'Контрол с топка, а не чистене.',
    ],
    rule: [
      'Green leads 1–0. Eight passes in a row count as a goal for green; amber needs one goal to draw and two to win.',
      'Grün führt 1:0. Acht Pässe in Folge zählen für Grün wie ein Tor; Gelb braucht ein Tor zum Ausgleich, zwei zum Sieg.',
      'Зелените водят 1:0. Осем поредни паса са гол за тях; на жълтите им трябва един гол за равенство и два за победа.',
    ],
    points: [
      [
        'Make the pitch wide and let them run.',
        'Macht das Feld breit und lasst sie laufen.',
        'Разтегнете терена и ги накарайте да тичат.',
      ],
      [
        'Under pressure: play to the far corner, not out.',
        'Unter Druck: in die ferne Ecke statt ins Aus.',
        'Под натиск: към далечния ъгъл, не в аут.',
      ],
    ],
    more: [['Twelve passes.', 'Zwölf Pässe.', 'Дванадесет паса.']],
    easier: ['Five passes.', 'Fünf Pässe.', 'Пет паса.'],
    scoring: [
      'Win two points, draw one each.',
      'Sieg zwei Punkte, Unentschieden je einer.',
      'Победа – две точки, равенство – по една.',
    ],
    question: [
      'When is it better to attack although you lead?',
      'Wann ist Angreifen trotz Führung besser?',
      'Кога е по-добре да атакувате, макар че водите?',
    ],
    fault: [
      'Everyone drops back and waits.',
      'Alle ziehen sich zurück und warten.',
      'Всички се прибират и чакат.',
    ],
  },
  {
    key: 'all-forward',
    harder: 2,
    play: 'long',
    teams: [4, 7],
    kind: { topic: 'finishing', moment: 'in_possession' },
    name: ['all forward', 'alles nach vorn', 'всички напред'],
    aim: [
      'Risk with order: many in front, two secure behind.',
      'Risiko mit Ordnung: viele vorn, zwei sichern.',
      'Риск с ред: много отпред, двама пазят.',
    ],
    rule: [
      'Green is one down in the last two minutes of each round; then its goals count double but amber’s goals from their own half count double too.',
      'Grün liegt eins zurück. In den letzten zwei Minuten jeder Runde zählen seine Tore doppelt, aber auch Tore von Gelb aus der eigenen Hälfte.',
      'Зелените губят с един. В последните две минути на серията головете им са двойни, но и головете на жълтите от собствената им половина.',
    ],
    points: [
      [
        'Second balls: three wait at the edge.',
        'Zweite Bälle: Drei lauern am Rand.',
        'Втори топки: трима дебнат отвън.',
      ],
      [
        'Two behind the ball talk the whole time.',
        'Die zwei hinter dem Ball reden ständig.',
        'Двамата зад топката говорят непрекъснато.',
      ],
    ],
    more: [
      [
        'In the last minute the keeper or last player has to go up too.',
        'In der letzten Minute rückt auch der Letzte auf.',
        'В последната минута напред излиза и последният.',
      ],
    ],
    easier: [
      'Amber must stay in its own half.',
      'Gelb bleibt in der eigenen Hälfte.',
      'Жълтите остават в своята половина.',
    ],
    scoring: [
      'Round win two points; draw one for green.',
      'Rundensieg zwei Punkte; Unentschieden einer für Grün.',
      'Спечелена серия – две точки; равенство – една за зелените.',
    ],
    question: [
      'Who stays behind and how do you decide it?',
      'Wer bleibt hinten und wie klärt ihr das?',
      'Кой остава отзад и как го решавате?',
    ],
    fault: [
      'Nobody covers against the counter.',
      'Keiner sichert gegen den Konter.',
      'Никой не пази от контра.',
    ],
  },
  {
    key: 'substitute-plan',
    harder: 2,
    play: 'wall',
    teams: [4, 7],
    kind: { corners: ['tactical', 'social'] },
    name: ['change the plan', 'den Plan wechseln', 'смяна на плана'],
    aim: [
      'Read the game together and change something.',
      'Das Spiel gemeinsam lesen und etwas ändern.',
      'Общо разчитане на играта и промяна.',
    ],
    rule: [
      'The score carries on over all rounds. In each break the team behind chooses one of three advantages: choice of ends, a touch limit for the opponents, or one minute with one more.',
      'Der Spielstand läuft über alle Runden weiter. In jeder Pause wählt das hintere Team einen von drei Vorteilen: Seitenwahl, Kontaktgrenze für den Gegner oder eine Minute Überzahl.',
      'Резултатът се пренася през всички серии. В почивката изоставащият избира едно от три: страна, ограничени докосвания за противника или минута с един повече.',
    ],
    points: [
      [
        'First what you saw, then what you change.',
        'Erst was ihr gesehen habt, dann was ihr ändert.',
        'Първо какво видяхте, после какво сменяте.',
      ],
      [
        'Everyone can repeat the plan in one sentence.',
        'Jeder kann den Plan in einem Satz sagen.',
        'Всеки може да каже плана с едно изречение.',
      ],
    ],
    more: [
      [
        'Advantages can be used only once.',
        'Jeder Vorteil nur einmal.',
        'Всяко предимство – само веднъж.',
      ],
    ],
    easier: [
      'The coach offers two ideas.',
      'Der Trainer bietet zwei Ideen an.',
      'Треньорът предлага две идеи.',
    ],
    scoring: ['The total score counts.', 'Es zählt der Gesamtstand.', 'Брои се общият резултат.'],
    question: [
      'Which change had an effect?',
      'Welche Änderung hat gewirkt?',
      'Коя промяна даде резултат?',
    ],
    fault: [
      'One player decides for all.',
      'Einer bestimmt für alle.',
      'Един решава вместо всички.',
    ],
  },
]

/** What one reacts to. */
import type { Task } from '../kit'

export const reactionTasks: readonly Task[] = [
  {
    key: 'shown-gate',
    harder: 0,
    name: ['the coach shows the gate', 'der Trainer zeigt das Tor', 'треньорът показва вратичката'],
    aim: [
      'Turn what the eyes see into the first touch.',
      'Aus dem Gesehenen den ersten Kontakt machen.',
      'Видяното се превръща в първо докосване.',
    ],
    rule: [
      'The coach raises the left or right arm: both sprint with the ball through that gate. Who is first through with the ball under control gets the point.',
      'Der Trainer hebt den linken oder rechten Arm: Beide sprinten mit Ball durch dieses Tor. Wer zuerst mit kontrolliertem Ball durch ist, punktet.',
      'Треньорът вдига лявата или дясната ръка: и двамата спринтират с топка през тази вратичка. Точка за първия с овладяна топка.',
    ],
    points: [
      [
        'Eyes on the coach, ball felt with the sole.',
        'Augen zum Trainer, der Ball unter der Sohle gespürt.',
        'Очите са в треньора, топката е под подметката.',
      ],
      [
        'First touch already in the direction of the gate.',
        'Schon der erste Kontakt geht zum Tor.',
        'Още първото докосване е към вратичката.',
      ],
    ],
    more: [
      [
        'Raised arm means the other gate.',
        'Gehobener Arm heißt das andere Tor.',
        'Вдигнатата ръка значи другата вратичка.',
      ],
    ],
    easier: ['Sign and call together.', 'Zeichen und Ruf zusammen.', 'Знак и глас едновременно.'],
    scoring: [
      'First through one point.',
      'Erster durchs Tor ein Punkt.',
      'Първият през вратичката – точка.',
    ],
    question: [
      'How do you stand to be fast to both sides?',
      'Wie stehst du, um nach beiden Seiten schnell zu sein?',
      'Как да стоиш, за да си бърз и в двете посоки?',
    ],
    fault: [
      'Looking at the ball and starting only when the other one goes.',
      'Auf den Ball schauen und erst loslaufen, wenn der andere läuft.',
      'Поглед в топката и старт чак след другия.',
    ],
  },
  {
    key: 'start-position',
    harder: 0,
    name: ['from odd positions', 'aus ungewohnten Startstellungen', 'от необичайни пози'],
    aim: [
      'Get up, find the ball and be fast at once.',
      'Aufstehen, den Ball finden und sofort schnell sein.',
      'Ставане, намиране на топката и веднага бързина.',
    ],
    rule: [
      'The pair starts sitting, kneeling, on the tummy or with the back to the field, the ball beside them. At the clap up and through a gate of one’s choice; a gate that is taken may not be used.',
      'Das Paar startet im Sitzen, Knien, in Bauchlage oder mit dem Rücken zum Feld, der Ball daneben. Beim Klatschen auf und durch ein Tor nach Wahl; ein besetztes Tor ist tabu.',
      'Двойката започва седнала, на колене, по корем или с гръб, топката е до нея. При пляскане – ставане и през вратичка по избор; заетата не се ползва.',
    ],
    points: [
      [
        'Hands push you up, eyes look for the ball already.',
        'Die Hände drücken hoch, die Augen suchen schon den Ball.',
        'Ръцете отблъскват, очите вече търсят топката.',
      ],
      [
        'Two quick steps to the ball, then drive.',
        'Zwei schnelle Schritte zum Ball, dann treiben.',
        'Две бързи крачки до топката, после карай.',
      ],
    ],
    more: [
      [
        'A roll or half turn before the start.',
        'Vor dem Start eine Rolle oder halbe Drehung.',
        'Преди старта – кълбо или половин завъртане.',
      ],
    ],
    easier: [
      'Standing with the back to the field only.',
      'Nur stehend mit dem Rücken zum Feld.',
      'Само прави с гръб към полето.',
    ],
    scoring: [
      'First through one point; a new position each time gives a bonus for the idea.',
      'Erster ein Punkt; für eine neue Startidee einen Bonus.',
      'Първият – точка; за нова идея за старт – премия.',
    ],
    question: [
      'Which position slowed you most? What helped?',
      'Welche Stellung bremste am meisten? Was half?',
      'Коя поза те забави най-много? Какво помогна?',
    ],
    fault: [
      'Getting up first and then looking for the ball.',
      'Erst aufstehen, dann den Ball suchen.',
      'Първо ставане, после търсене на топката.',
    ],
  },
  {
    key: 'mirror-start',
    harder: 1,
    name: ['the partner is the signal', 'der Partner ist das Signal', 'партньорът е сигналът'],
    aim: [
      'Read an opponent’s first movement.',
      'Die erste Bewegung des Gegners lesen.',
      'Разчитане на първото движение на съперника.',
    ],
    rule: [
      'Green decides when and through which gate to go and may feint with ball and body. Amber answers: must go through the same gate, and scores by being level at the cones. Then swap.',
      'Grün bestimmt, wann und durch welches Tor es geht, und darf mit Ball und Körper täuschen. Gelb antwortet: Er muss durch dasselbe Tor und punktet, wenn er auf gleicher Höhe ist. Dann Tausch.',
      'Зеленият решава кога и през коя вратичка и може да лъже с тяло и топка. Жълтият отговаря: минава през същата и печели, ако е на едно ниво с него. После смяна.',
    ],
    points: [
      [
        'Leader: from slow to fast in one touch.',
        'Führender: in einem Kontakt von langsam auf schnell.',
        'Водач: от бавно на бързо с едно докосване.',
      ],
      [
        'Follower: watch hips and standing foot.',
        'Folgender: Hüfte und Standfuß beobachten.',
        'Следващ: гледай таза и опорния крак.',
      ],
    ],
    more: [
      [
        'The follower starts one step behind.',
        'Der Folgende startet einen Schritt dahinter.',
        'Следващият тръгва от една крачка назад.',
      ],
    ],
    easier: ['No feints.', 'Ohne Finten.', 'Без лъжливи движения.'],
    scoring: [
      'Clear lead at the gate one point for green, level one for amber.',
      'Klarer Vorsprung ein Punkt für Grün, gleiche Höhe einer für Gelb.',
      'Ясна преднина – точка за зеления, наравно – за жълтия.',
    ],
    question: [
      'Which feint made the follower react wrongly?',
      'Welche Finte führte zur falschen Reaktion?',
      'Коя лъжа предизвика грешна реакция?',
    ],
    fault: [
      'The leader has a habit: always the same gate.',
      'Der Führende hat eine Gewohnheit: immer dasselbe Tor.',
      'Водачът има навик: все същата вратичка.',
    ],
  },
  {
    key: 'odd-or-even',
    harder: 1,
    name: [
      'odd or even: hunt or flee',
      'gerade oder ungerade',
      'четно или нечетно: гони или бягай',
    ],
    aim: [
      'Decide under pressure and change at once from waiting to sprinting.',
      'Unter Druck entscheiden und sofort vom Warten zum Sprint wechseln.',
      'Решение под натиск и мигновен преход от чакане към спринт.',
    ],
    rule: [
      'The coach calls a number or a small sum. Even: green flees with the ball through a gate behind, amber hunts with the ball and tries to tag by hand. Odd: the other way round.',
      'Der Trainer ruft eine Zahl oder kleine Rechnung. Gerade: Grün flieht mit Ball durch ein Tor hinter sich, Gelb jagt mit Ball und schlägt mit der Hand ab. Ungerade: umgekehrt.',
      'Треньорът казва число или лесна сметка. Четно: зеленият бяга с топка през вратичка зад себе си, жълтият гони с топка и хваща с ръка. Нечетно: обратно.',
    ],
    points: [
      [
        'Flee: drag back and turn, do not run round the ball.',
        'Fliehen: Sohlenzieher und weg, nicht um den Ball herum.',
        'Бягай: издърпай и завърти, не обикаляй топката.',
      ],
      [
        'Hunt: first touch straight at the opponent.',
        'Jagen: erster Kontakt direkt auf den Gegner.',
        'Гони: първо докосване право към него.',
      ],
    ],
    more: [
      [
        'Words instead of numbers: animals hunt, fruit flees.',
        'Wörter statt Zahlen: Tier heißt jagen, Obst fliehen.',
        'Думи вместо числа: животно – гони, плод – бягай.',
      ],
    ],
    easier: [
      'Colours instead of sums: green flees or amber flees.',
      'Farben statt Zahlen: Die gerufene Farbe flieht.',
      'Цветове вместо числа: извиканият цвят бяга.',
    ],
    scoring: [
      'Escaped or caught one point each.',
      'Entkommen oder gefangen je ein Punkt.',
      'Избягал или хванал – по точка.',
    ],
    question: [
      'What did you do while you were still thinking?',
      'Was hast du getan, während du noch überlegt hast?',
      'Какво правеше, докато още мислеше?',
    ],
    fault: [
      'Starting by guess before the number is out.',
      'Auf Verdacht starten, bevor die Zahl gerufen ist.',
      'Старт наслуки, преди да е казано числото.',
    ],
  },
]

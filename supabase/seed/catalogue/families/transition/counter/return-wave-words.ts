/** Tasks of attack and return wave. */
import type { TransitionTask } from '../kit'

export const returnTasks: readonly TransitionTask[] = [
  {
    key: 'nearest-back',
    harder: 0,
    name: ['the nearest track back', 'die Nächsten laufen zurück', 'най-близките се връщат'],
    aim: [
      'Know at once who defends.',
      'Sofort wissen, wer verteidigt.',
      'Веднага се знае кой пази.',
    ],
    rule: [
      'The players nearest to their own goal at the moment of change defend; the others stop and step off the pitch.',
      'Es verteidigen die, die beim Wechsel dem eigenen Tor am nächsten sind; die anderen bleiben stehen und gehen hinaus.',
      'Пазят тези, които в мига на смяната са най-близо до своята врата; другите спират и излизат.',
    ],
    points: [
      [
        'Call “mine!” and run to the line between ball and goal.',
        'Ruf „Ich!“ und lauf auf die Linie zwischen Ball und Tor.',
        'Викни „Аз!“ и тичай към линията между топката и вратата.',
      ],
      [
        'New attackers: first look is deep, not to the side.',
        'Neue Angreifer: Erster Blick in die Tiefe, nicht zur Seite.',
        'Нови нападатели: първият поглед е напред, не встрани.',
      ],
    ],
    more: [
      [
        'The coach calls which players defend.',
        'Der Trainer ruft, wer verteidigt.',
        'Треньорът вика кой пази.',
      ],
    ],
    easier: [
      'Fixed players stay back from the start.',
      'Feste Spieler bleiben von Anfang an hinten.',
      'Определени играчи остават отзад от началото.',
    ],
    scoring: [
      'Goal in the wave one point, in the return wave two.',
      'Tor im Angriff ein Punkt, in der Gegenwelle zwei.',
      'Гол в атаката – точка, в обратната вълна – две.',
    ],
    question: [
      'How do you know that you are the one to defend?',
      'Woran merkst du, dass du verteidigen musst?',
      'По какво разбираш, че ти трябва да пазиш?',
    ],
    fault: [
      'Two run to the ball carrier, nobody covers the pass.',
      'Zwei laufen zum Ball, keiner deckt den Pass.',
      'Двама тичат към топката, никой не покрива паса.',
    ],
  },
  {
    key: 'shooter-out',
    harder: 1,
    name: ['the shooter is out', 'der Schütze ist draußen', 'стрелецът излиза'],
    aim: [
      'Cover for the one who finished.',
      'Den Abschließenden absichern.',
      'Подсигуряване на завършващия.',
    ],
    rule: [
      'Whoever had the last touch of the attack may not defend; the team-mates must have thought of it before the shot.',
      'Wer im Angriff zuletzt am Ball war, darf nicht verteidigen; die Mitspieler müssen das schon vor dem Schuss bedenken.',
      'Който е докоснал последен в атаката, няма право да пази; съотборниците мислят за това преди удара.',
    ],
    points: [
      [
        'You do not get the shot? Stay a few metres behind the ball.',
        'Du schießt nicht? Bleib ein paar Meter hinter dem Ball.',
        'Няма да удряш? Остани няколко метра зад топката.',
      ],
      [
        'In the return: slow the carrier down until help is level.',
        'In der Gegenwelle: Ballführer bremsen, bis Hilfe auf gleicher Höhe ist.',
        'В обратната вълна: забави водещия, докато дойде помощ.',
      ],
    ],
    more: [
      [
        'The last passer is out as well.',
        'Auch der letzte Passgeber ist draußen.',
        'Излиза и последният подал.',
      ],
    ],
    easier: [
      'The shooter may defend after touching the post.',
      'Der Schütze darf nach Berühren des Pfostens verteidigen.',
      'Стрелецът пази, след като докосне гредата.',
    ],
    scoring: [
      'Goals one point; return stopped without a shot one.',
      'Tore ein Punkt; Gegenwelle ohne Schuss gestoppt einer.',
      'Гол – точка; спряна вълна без удар – точка.',
    ],
    question: [
      'Who thought of defence while we attacked?',
      'Wer hat im Angriff an die Abwehr gedacht?',
      'Кой мислеше за защитата, докато атакувахме?',
    ],
    fault: [
      'All attackers in front of the ball.',
      'Alle Angreifer vor dem Ball.',
      'Всички нападатели са пред топката.',
    ],
  },
  {
    key: 'eight-seconds',
    harder: 1,
    name: ['eight seconds each way', 'acht Sekunden je Richtung', 'по осем секунди'],
    aim: [
      'Play both waves at match tempo.',
      'Beide Wellen im Wettkampftempo spielen.',
      'И двете вълни са в мачово темпо.',
    ],
    rule: [
      'Each wave has eight seconds to the shot, counted aloud by those who wait; when time is up the others get the ball.',
      'Jede Welle hat acht Sekunden bis zum Schuss, die Wartenden zählen laut; danach gehört der Ball den anderen.',
      'Всяка вълна има осем секунди до удара, чакащите броят на глас; после топката е за другите.',
    ],
    points: [
      [
        'Longest free way first: into the open half, then to the goal.',
        'Zuerst der längste freie Weg: in die offene Hälfte, dann zum Tor.',
        'Първо най-дългият свободен път: към откритата половина, после към вратата.',
      ],
      [
        'Defenders: force a second pass, it costs them two seconds.',
        'Verteidiger: Erzwingt einen zweiten Pass, er kostet zwei Sekunden.',
        'Защитници: принудете втори пас – губят две секунди.',
      ],
    ],
    more: [
      [
        'Six seconds for the return wave.',
        'Sechs Sekunden für die Gegenwelle.',
        'Шест секунди за обратната вълна.',
      ],
    ],
    easier: ['Twelve seconds each way.', 'Zwölf Sekunden je Richtung.', 'По дванадесет секунди.'],
    scoring: [
      'Goal two points; time run out one for the defence.',
      'Tor zwei Punkte; Zeit abgelaufen einer für die Abwehr.',
      'Гол – две точки; изтекло време – една за защитата.',
    ],
    question: [
      'Which pass was worth the time it took?',
      'Welcher Pass war seine Zeit wert?',
      'Кой пас си струваше времето?',
    ],
    fault: [
      'Return wave starts with a look at the coach.',
      'Die Gegenwelle beginnt mit einem Blick zum Trainer.',
      'Обратната вълна започва с поглед към треньора.',
    ],
  },
  {
    key: 'third-wave',
    harder: 2,
    from: 11,
    name: ['and a third wave', 'und eine dritte Welle', 'и трета вълна'],
    aim: [
      'Stay clear-headed in the second change.',
      'Auch beim zweiten Wechsel klar im Kopf bleiben.',
      'Ясна глава и при втората смяна.',
    ],
    rule: [
      'After the return wave the coach at once plays a new ball to the two who wait: with the defenders of the return wave they attack the right goal against those who have just attacked.',
      'Nach der Gegenwelle spielt der Trainer sofort einen neuen Ball zu den zwei Wartenden: Mit den Verteidigern der Gegenwelle greifen sie das rechte Tor an, gegen die, die gerade angegriffen haben.',
      'След обратната вълна треньорът веднага подава нова топка на двамата чакащи: със защитниците от нея те атакуват дясната врата срещу току-що атакувалите.',
    ],
    points: [
      [
        'Sprint the first five metres back; after that you may look.',
        'Sprinte die ersten fünf Meter zurück; dann darfst du schauen.',
        'Първите пет метра назад са спринт; после гледай.',
      ],
      [
        'Talk: who has the ball, who has the middle?',
        'Sprecht: Wer nimmt den Ball, wer die Mitte?',
        'Говорете: кой поема топката, кой средата?',
      ],
    ],
    more: [
      [
        'The third wave may start before the second is over.',
        'Die dritte Welle darf starten, bevor die zweite vorbei ist.',
        'Третата вълна може да тръгне, преди втората да е свършила.',
      ],
    ],
    easier: [
      'Three seconds of pause before the third wave.',
      'Drei Sekunden Pause vor der dritten Welle.',
      'Три секунди пауза преди третата вълна.',
    ],
    scoring: [
      'First wave one point, second two, third three.',
      'Erste Welle ein Punkt, zweite zwei, dritte drei.',
      'Първа вълна – точка, втора – две, трета – три.',
    ],
    question: [
      'What do you tell yourself when the legs are heavy?',
      'Was sagst du dir, wenn die Beine schwer sind?',
      'Какво си казваш, когато краката натежат?',
    ],
    fault: [
      'After the second wave nobody is on the inside line to the goal.',
      'Nach der zweiten Welle steht keiner innen zum Tor.',
      'След втората вълна никой не е откъм вратата.',
    ],
  },
]

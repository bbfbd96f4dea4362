/** Four players: to goal with a keeper, and on two gates each. */
import type { TaskWords } from '../kit'

export const moreFourWords: Record<'wave' | 'gates', TaskWords> = {
  wave: {
    en: {
      title: 'Two attack one and the keeper',
      aim: 'Play an overload to its end: quick, with a clear chance, and with the rebound.',
      setup:
        'Pitch of {area} m with one goal and a keeper. Two attackers with five balls at the far end, a defender 8 m in front of the goal; two small gates at the far end for the counter.',
      rules: [
        'The attackers start with a pass and have ten seconds to score.',
        'Rebounds are live until the ball is out or the keeper holds it.',
        'Defender or keeper play a won ball through one of the gates.',
        'After three attacks all rotate: attackers, defender, keeper move on one place.',
      ],
      points: [
        'Ball carrier straight at the defender, team-mate on the free side.',
        'Pass into the run so that the shot can come first time.',
        'Shot low across the keeper; the other one attacks the rebound.',
        'Defender: stay between the two until the ball is in shooting range.',
      ],
      more: ['Start with a cross-over of both attackers.', 'The defender may start from the side.'],
      easier: ['No time limit; the defender starts on one knee.'],
      scoring: 'Goal two points, rebound goal three; a ball through the gate two for the defence.',
      questions: ['How did you decide between the pass and the shot?'],
      faults: ['The second attacker runs too early and stands in the cover shadow.'],
    },
    de: {
      title: 'Zwei gegen einen und den Torwart',
      aim: 'Überzahl zu Ende spielen: schnell, mit klarer Chance und mit dem Abpraller.',
      setup:
        'Feld von {area} m mit einem Tor und Torwart. Zwei Angreifer mit fünf Bällen am anderen Ende, ein Verteidiger 8 m vor dem Tor; am anderen Ende zwei kleine Hütchentore zum Kontern.',
      rules: [
        'Die Angreifer beginnen mit einem Pass und haben zehn Sekunden.',
        'Abpraller laufen weiter, bis der Ball aus ist oder der Torwart ihn hält.',
        'Verteidiger oder Torwart spielen gewonnene Bälle durch ein Hütchentor.',
        'Nach drei Angriffen rücken alle einen Platz weiter.',
      ],
      points: [
        'Mit Ball gerade auf den Verteidiger, der Partner auf die freie Seite.',
        'In den Lauf passen, sodass direkt geschossen werden kann.',
        'Flach ins lange Eck; der andere geht auf den Abpraller.',
        'Verteidiger: zwischen beiden bleiben, bis der Ball in Schussweite ist.',
      ],
      more: ['Start mit Kreuzen der Angreifer.', 'Der Verteidiger startet von der Seite.'],
      easier: ['Ohne Zeitvorgabe; der Verteidiger startet auf einem Knie.'],
      scoring: 'Tor zwei Punkte, Abpraller drei; ein Ball durchs Hütchentor zwei für die Abwehr.',
      questions: ['Wonach hast du zwischen Pass und Schuss entschieden?'],
      faults: ['Der zweite Angreifer läuft zu früh und steht im Deckungsschatten.'],
    },
    bg: {
      title: 'Двама срещу защитник и вратар',
      aim: 'Численото предимство се довежда докрай: бързо, с ясен удар и с добавката.',
      setup:
        'Поле {area} м с една врата и вратар. Двама нападатели с пет топки в другия край, защитник на 8 м пред вратата; в другия край две малки вратички за контраатака.',
      rules: [
        'Нападателите започват с пас и имат десет секунди.',
        'Добавките важат, докато топката излезе или вратарят я хване.',
        'Защитникът или вратарят играе спечелена топка през вратичка.',
        'След три атаки всички се сменят и минават с едно място напред.',
      ],
      points: [
        'С топка право към защитника, партньорът – на свободната страна.',
        'Подай в движение, за да може да се удари от първо.',
        'Ниско в далечния ъгъл; другият търси добавката.',
        'Защитник: стой между двамата, докато топката стигне за удар.',
      ],
      more: ['Начало с кръстосване на нападателите.', 'Защитникът тръгва отстрани.'],
      easier: ['Без ограничение на времето; защитникът тръгва от коляно.'],
      scoring: 'Гол две точки, от добавка – три; топка през вратичка – две за защитата.',
      questions: ['По какво избра между пас и удар?'],
      faults: ['Вторият нападател тръгва рано и стои в сянката на защитника.'],
    },
  },
  gates: {
    en: {
      title: 'Two against two, guess the gate',
      aim: 'Play in pairs to change the point of attack and defend it as a pair.',
      setup:
        'Pitch of {area} m with two cone gates of 2 m on each end line, 1 m in from the corners. Two against two, four spare balls round the pitch so that play never stops.',
      rules: [
        'Dribble through one of the two gates the others defend.',
        'After a point the others start at once with a spare ball from their line.',
        'The same gate never counts twice in a row for a pair.',
        'After each round change partners: three rounds, three partners.',
      ],
      points: [
        'Draw both defenders to one gate, then play to the other.',
        'The partner stays deep enough for a pass back.',
        'Defending pair: one presses, the other covers the second gate.',
        'Talk: “I’ve got the ball”, “mine”, “switch”.',
      ],
      more: [
        'A pass to the partner behind the gate counts double.',
        'Only weaker-foot dribbles count.',
      ],
      easier: ['Gates of 3 m, no rule about the same gate.'],
      scoring: 'Each keeps their own score over all three partners.',
      questions: ['How did your pair agree who presses?'],
      faults: ['Both defend the same gate: the second one looks away from the ball once.'],
    },
    de: {
      title: 'Zwei gegen zwei: welches Tor?',
      aim: 'Zu zweit die Angriffsseite wechseln und gemeinsam verteidigen.',
      setup:
        'Feld von {area} m, auf jeder Grundlinie zwei Hütchentore von 2 m, 1 m von den Ecken entfernt. Zwei gegen zwei, vier Ersatzbälle rund ums Feld, damit das Spiel nie steht.',
      rules: [
        'Dribbelt durch eines der zwei Tore, die die anderen verteidigen.',
        'Nach einem Punkt starten die anderen sofort mit einem Ersatzball.',
        'Dasselbe Tor zählt für ein Paar nie zweimal nacheinander.',
        'Nach jedem Durchgang die Partner wechseln: drei Durchgänge, drei Partner.',
      ],
      points: [
        'Beide Verteidiger an ein Tor locken, dann zum anderen spielen.',
        'Der Partner bleibt tief genug für den Rückpass.',
        'Verteidigen zu zweit: einer presst, einer sichert das zweite Tor.',
        'Sprechen: „Ich hab Ball“, „meiner“, „wechseln“.',
      ],
      more: [
        'Ein Pass zum Partner hinter dem Tor zählt doppelt.',
        'Nur mit dem schwächeren Fuß hindurch.',
      ],
      easier: ['Tore von 3 m, ohne die Regel vom selben Tor.'],
      scoring: 'Alle zählen die eigenen Punkte über alle drei Partner zusammen.',
      questions: ['Wie habt ihr geklärt, wer presst?'],
      faults: ['Beide verteidigen dasselbe Tor: Der Zweite löst einmal den Blick vom Ball.'],
    },
    bg: {
      title: 'Двама срещу двама: коя вратичка?',
      aim: 'По двама сменяйте посоката на атаката и защитавайте заедно.',
      setup:
        'Поле {area} м, на всяка крайна линия две вратички от 2 м, на 1 м от ъглите. Двама срещу двама, четири резервни топки около полето, за да не спира играта.',
      rules: [
        'Минете с водене през една от двете вратички на другите.',
        'След точка другите започват веднага с резервна топка.',
        'За една двойка същата вратичка не важи два пъти поред.',
        'След всяка серия се сменят партньорите: три серии, трима партньори.',
      ],
      points: [
        'Привлечете двамата защитници към едната вратичка и играйте към другата.',
        'Партньорът остава достатъчно назад за пас.',
        'Двойка в защита: единият пресира, другият пази втората вратичка.',
        'Говорете: „аз съм на топката“, „моя“, „смяна“.',
      ],
      more: ['Пас към партньор зад вратичката се брои двойно.', 'Минава се само със слабия крак.'],
      easier: ['Вратички от 3 м, без правилото за същата вратичка.'],
      scoring: 'Всеки събира своите точки с тримата партньори.',
      questions: ['Как се разбрахте кой да пресира?'],
      faults: ['И двамата пазят една вратичка: вторият поглежда и встрани от топката.'],
    },
  },
}

/** Three players: triangle, hunt and duel with a keeper. */
import type { TaskWords } from '../kit'

export const threeWords: Record<'triangle' | 'hunt' | 'rota', TaskWords> = {
  triangle: {
    en: {
      title: 'Passing triangle with a turn of direction',
      aim: 'Open the body before the ball comes, so that the next pass is already on.',
      setup:
        'Triangle with sides of {side} m inside {area} m, a mannequin or pole 1 m in front of each corner. Three players behind the poles, one ball, two in reserve.',
      rules: [
        'Step off the pole to one side and show for the pass.',
        'First touch across the body, past the pole; second touch to the next player.',
        'The ball runs round; whoever has passed checks back behind the pole.',
        'On “change” the ball goes back the way it came; then the other direction starts.',
      ],
      points: [
        'Move off the pole as the passer takes the touch before the pass.',
        'Hips towards the next player, receive on the far foot.',
        'Pass to the foot that opens your partner up.',
        'Play at a speed at which the first touch stays clean.',
      ],
      more: [
        'One touch after every second pass.',
        'Add a wall pass: set back to the passer, who plays the third player.',
      ],
      easier: ['No poles; three touches are free.'],
      scoring: 'How many clean rounds in a minute? A ball that hits a pole ends the count.',
      questions: ['What do you see with an open body that you do not see with a closed one?'],
      faults: ['Waiting behind the pole: move while the ball is at the previous corner.'],
    },
    de: {
      title: 'Passdreieck mit Richtungswechsel',
      aim: 'Sich öffnen, bevor der Ball kommt, sodass der nächste Pass schon möglich ist.',
      setup:
        'Dreieck mit {side} m Seitenlänge in {area} m, 1 m vor jeder Ecke eine Stange. Drei Spieler hinter den Stangen, ein Ball, zwei in Reserve.',
      rules: [
        'Seitlich von der Stange lösen und sich anbieten.',
        'Erster Kontakt am Körper vorbei, der zweite ist der Pass zum Nächsten.',
        'Der Ball läuft rundum; wer gepasst hat, geht wieder hinter die Stange.',
        'Bei „Wechsel“ geht der Ball zurück; dann beginnt die andere Richtung.',
      ],
      points: [
        'Lösen, wenn der Passgeber den Ball für den Pass zurechtlegt.',
        'Hüfte zum Nächsten, mit dem hinteren Fuß annehmen.',
        'In den Fuß spielen, der den Partner öffnet.',
        'Nur so schnell, dass der erste Kontakt sauber bleibt.',
      ],
      more: [
        'Nach jedem zweiten Pass direkt weiterspielen.',
        'Mit Klatschball: zurück zum Passgeber, der den Dritten anspielt.',
      ],
      easier: ['Ohne Stangen; drei Kontakte sind erlaubt.'],
      scoring: 'Wie viele saubere Runden in einer Minute? Ein Stangentreffer beendet die Zählung.',
      questions: ['Was siehst du offen, das du geschlossen nicht siehst?'],
      faults: ['Warten hinter der Stange: lösen, solange der Ball noch an der Ecke davor ist.'],
    },
    bg: {
      title: 'Триъгълник за пас със смяна на посоката',
      aim: 'Отваряне на тялото, преди топката да дойде, за да е възможен следващият пас.',
      setup:
        'Триъгълник със страна {side} м в поле {area} м, на 1 м пред всеки връх има стълбче. Трима играчи зад стълбчетата, една топка и две резервни.',
      rules: [
        'Отдели се встрани от стълбчето и се предложи.',
        'Първо докосване през тялото, покрай стълбчето; второто е пас към следващия.',
        'Топката обикаля; който е подал, се връща зад стълбчето.',
        'На „смяна“ топката тръгва назад; после започва другата посока.',
      ],
      points: [
        'Отдели се, когато подаващият си нагласява топката.',
        'Тазът е към следващия, приеми със задния крак.',
        'Подай в крака, който отваря партньора.',
        'Темпо, при което първото докосване е чисто.',
      ],
      more: [
        'След всеки втори пас се играе от първо.',
        'С връщане: обратно към подаващия, който търси третия.',
      ],
      easier: ['Без стълбчета; разрешени са три докосвания.'],
      scoring: 'Колко чисти обиколки за минута? Удар в стълбче прекратява броенето.',
      questions: ['Какво виждаш с отворено тяло, което иначе не виждаш?'],
      faults: ['Чакане зад стълбчето: движи се, докато топката е още на предишния връх.'],
    },
  },
  hunt: {
    en: {
      title: 'Two keep, one hunts',
      aim: 'Keep the ball in twos: draw the hunter, pass at the right moment, move into the light.',
      setup:
        'Square of {area} m. Two players with a ball against one hunter in a bib; two spare balls beside the coach, who plays them in at once.',
      rules: [
        'Two keep the ball; dribbling, turning and passing are free.',
        'The hunter wins it by a controlled touch, not by kicking it out.',
        'Whoever lost the ball becomes the hunter, the game goes on at once.',
        'A new ball starts with the two who did not hunt.',
      ],
      points: [
        'Take the ball to the hunter, then pass past the front foot.',
        'Without the ball: step out of the hunter’s shadow.',
        'If the pass is shut, turn away and shield.',
        'Hunter: run in a curve so that one pass disappears.',
      ],
      more: [
        'After three passes in a row the square gets a metre smaller.',
        'Passes under the hunter’s pressure only with the weaker foot count double.',
      ],
      easier: ['A square two metres bigger; the hunter may only walk for the first pass.'],
      scoring: 'Four passes in a row are a point for both; each counts their own points.',
      questions: ['When do you keep it yourself, when do you give it?'],
      faults: ['Passing too early: the hunter has not been drawn and reaches the next one easily.'],
    },
    de: {
      title: 'Zwei halten, einer jagt',
      aim: 'Zu zweit den Ball halten: Jäger locken, im richtigen Moment passen, frei werden.',
      setup:
        'Quadrat von {area} m. Zwei Spieler mit Ball gegen einen Jäger mit Leibchen; zwei Ersatzbälle beim Trainer, der sie sofort einspielt.',
      rules: [
        'Zwei halten den Ball; dribbeln, drehen und passen sind frei.',
        'Der Jäger gewinnt mit kontrolliertem Kontakt, nicht durch Wegschlagen.',
        'Wer den Ball verloren hat, wird Jäger, das Spiel läuft weiter.',
        'Ein neuer Ball beginnt bei den beiden, die nicht gejagt haben.',
      ],
      points: [
        'Mit Ball auf den Jäger zu, dann am vorderen Fuß vorbeipassen.',
        'Ohne Ball: heraus aus seinem Deckungsschatten.',
        'Ist der Pass zu, abdrehen und abschirmen.',
        'Jäger: im Bogen anlaufen, sodass ein Passweg verschwindet.',
      ],
      more: [
        'Nach drei Pässen in Folge wird das Feld einen Meter kleiner.',
        'Pässe mit dem schwächeren Fuß zählen doppelt.',
      ],
      easier: ['Zwei Meter größer; beim ersten Pass geht der Jäger nur.'],
      scoring: 'Vier Pässe in Folge bringen beiden einen Punkt; alle zählen für sich.',
      questions: ['Wann behältst du den Ball, wann gibst du ihn ab?'],
      faults: ['Zu früh gepasst: Der Jäger ist nicht gebunden und kommt leicht zum Nächsten.'],
    },
    bg: {
      title: 'Двама пазят, един гони',
      aim: 'Запазване на топката по двама: привличане, пас в точния момент, открояване.',
      setup:
        'Квадрат {area} м. Двама с топка срещу един ловец с потник; две резервни топки при треньора, който ги пуска веднага.',
      rules: [
        'Двама пазят топката; водене, завъртане и пас са свободни.',
        'Ловецът печели с контролирано докосване, а не с избиване.',
        'Който загуби топката, става ловец и играта продължава веднага.',
        'Нова топка започват двамата, които не са гонили.',
      ],
      points: [
        'Води към ловеца и подай покрай предния му крак.',
        'Без топка: излез от сянката на ловеца.',
        'Ако пасът е затворен, завърти се и закрий.',
        'Ловец: тичай в дъга, за да изчезне единият пас.',
      ],
      more: [
        'След три поредни паса квадратът се смалява с метър.',
        'Пасове със слабия крак се броят двойно.',
      ],
      easier: ['Квадрат с два метра по-голям; при първия пас ловецът само върви.'],
      scoring: 'Четири поредни паса са точка за двамата; всеки брои своите точки.',
      questions: ['Кога я задържаш и кога я даваш?'],
      faults: ['Твърде ранен пас: ловецът не е привлечен и лесно стига до следващия.'],
    },
  },
  rota: {
    en: {
      title: 'Attack, defend, save',
      aim: 'Finish a duel with a shot and learn all three jobs: attacker, defender, keeper.',
      setup:
        'Pitch of {area} m with one goal. One keeper, one defender 6 m in front of the goal, one attacker at the far end with six balls. A dribble line of cones at half-way is the defender’s target.',
      rules: [
        'The attacker passes to the defender, gets the ball back and the duel is on.',
        'Score in the goal; the defender who wins it dribbles over the cone line.',
        'After each ball all move on: attacker to defender, defender to keeper.',
        'The keeper fetches the ball and is the next attacker.',
      ],
      points: [
        'Attack at speed, decide before the defender is set.',
        'See the keeper before you shoot: near or far post?',
        'Defender: show the attacker away from goal, block the shot.',
        'Keeper: on the line of the ball, a step forward as the attacker looks down.',
      ],
      more: ['Eight seconds per duel.', 'The keeper starts the duel with a throw to the attacker.'],
      easier: ['The defender starts two metres behind the attacker.'],
      scoring: 'Goal two points, ball over the line or a save one point: first to ten.',
      questions: ['Which of the three jobs taught you most about the other two?'],
      faults: ['Dribbling into the keeper: shoot as soon as there is half a metre of sight.'],
    },
    de: {
      title: 'Stürmen, verteidigen, halten',
      aim: 'Das Duell mit einem Schuss beenden und alle drei Aufgaben kennenlernen.',
      setup:
        'Feld von {area} m mit einem Tor. Ein Torwart, ein Verteidiger 6 m vor dem Tor, ein Angreifer am anderen Ende mit sechs Bällen. Eine Hütchenlinie auf halber Höhe ist das Ziel des Verteidigers.',
      rules: [
        'Der Angreifer passt zum Verteidiger, bekommt den Ball zurück: Das Duell läuft.',
        'Tor erzielen; gewinnt der Verteidiger, dribbelt er über die Hütchenlinie.',
        'Nach jedem Ball weiterrücken: vom Angreifer zum Verteidiger, dann ins Tor.',
        'Der Torwart holt den Ball und ist der nächste Angreifer.',
      ],
      points: [
        'Mit Tempo angreifen, entscheiden, bevor der Verteidiger steht.',
        'Vor dem Schuss den Torwart sehen: kurzes oder langes Eck?',
        'Verteidiger: nach außen lenken, den Schuss blocken.',
        'Torwart: auf der Linie zum Ball, ein Schritt vor, wenn der Blick nach unten geht.',
      ],
      more: ['Acht Sekunden je Duell.', 'Der Torwart eröffnet mit einem Abwurf zum Angreifer.'],
      easier: ['Der Verteidiger startet zwei Meter hinter dem Angreifer.'],
      scoring: 'Tor zwei Punkte, Ball über die Linie oder Parade ein Punkt: bis zehn.',
      questions: ['Welche der drei Aufgaben hat dir am meisten über die anderen gezeigt?'],
      faults: ['In den Torwart gedribbelt: schießen, sobald ein halber Meter Sicht da ist.'],
    },
    bg: {
      title: 'Нападай, защитавай, спасявай',
      aim: 'Двубоят завършва с удар, а всеки опитва трите роли: нападател, защитник, вратар.',
      setup:
        'Поле {area} м с една врата. Вратар, защитник на 6 м пред вратата и нападател в другия край с шест топки. Линия от конуси в средата е целта на защитника.',
      rules: [
        'Нападателят подава на защитника, получава топката и двубоят започва.',
        'Търси се гол; ако защитникът я спечели, минава линията от конуси.',
        'След всяка топка ролите се сменят: нападател – защитник – вратар.',
        'Вратарят взима топката и е следващият нападател.',
      ],
      points: [
        'Атакувай със скорост, реши, преди защитникът да се намести.',
        'Виж вратаря преди удара: близък или далечен ъгъл?',
        'Защитник: насочвай навън и блокирай удара.',
        'Вратар: на линията на топката, крачка напред, когато погледът слезе долу.',
      ],
      more: ['Осем секунди за двубой.', 'Вратарят започва двубоя с хвърляне към нападателя.'],
      easier: ['Защитникът тръгва на два метра зад нападателя.'],
      scoring: 'Гол – две точки, топка през линията или спасяване – една: до десет.',
      questions: ['Коя от трите роли те научи най-много за другите две?'],
      faults: ['Водене право във вратаря: удряй, щом имаш половин метър видимост.'],
    },
  },
}

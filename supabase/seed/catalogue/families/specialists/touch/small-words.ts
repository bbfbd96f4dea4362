/** First touch for the smallest: stopping, parking, carrying home. */
import type { TaskWords } from '../kit'

export const parkingWords: TaskWords = {
  en: {
    name: 'Park the car',
    aim: 'Bring a rolling ball to rest beside your foot and start it again.',
    setup:
      '{l} × {w} m. Every child has a ball, the car. Parking places are squares of four markers, one fewer than children; the coach is the traffic light.',
    steps: [
      'Green: everyone drives round the parking places with small touches.',
      'Red: find a free place and stop the car inside with one touch.',
      'The child without a place is the next traffic light and calls the colours.',
      'Change feet after every round: park with the other foot.',
    ],
    points: [
      'Soft foot: the ball goes to sleep, it does not bounce away.',
      'Look for the free place before the light changes.',
      'Drive with many little touches.',
    ],
    scoring: 'A car that stands still in its place is one point.',
    question: 'How did you make the ball fall asleep?',
    fault: 'Stamping on the ball so that it slips away.',
    harder: ['Push the ball into the place from two steps away and stop it there.'],
    easier: ['As many places as children.'],
  },
  de: {
    name: 'Auto einparken',
    aim: 'Den rollenden Ball neben dem Fuß zur Ruhe bringen und wieder losfahren.',
    setup:
      '{l} × {w} m. Jedes Kind hat einen Ball, das Auto. Parkplätze sind Vierecke aus vier Markierungen, einer weniger als Kinder; der Trainer ist die Ampel.',
    steps: [
      'Grün: Alle fahren mit kleinen Kontakten um die Parkplätze.',
      'Rot: freien Platz suchen und das Auto mit einem Kontakt darin stoppen.',
      'Wer keinen Platz hat, ist die nächste Ampel und ruft die Farben.',
      'Nach jeder Runde den Fuß wechseln: mit dem anderen einparken.',
    ],
    points: [
      'Weicher Fuß: Der Ball schläft ein, er springt nicht weg.',
      'Den freien Platz suchen, bevor die Ampel umspringt.',
      'Mit vielen kleinen Kontakten fahren.',
    ],
    scoring: 'Ein Auto, das still auf dem Platz steht, ist ein Punkt.',
    question: 'Wie hast du den Ball zum Einschlafen gebracht?',
    fault: 'Auf den Ball stampfen, sodass er wegrutscht.',
    harder: ['Den Ball aus zwei Schritten in den Platz schieben und dort stoppen.'],
    easier: ['So viele Parkplätze wie Kinder.'],
  },
  bg: {
    name: 'Паркирай колата',
    aim: 'Спираш търкаляща се топка до крака си и тръгваш отново.',
    setup:
      '{l} × {w} м. Всяко дете има топка, това е колата. Местата за паркиране са квадрати от четири маркера, с едно по-малко от децата; треньорът е светофарът.',
    steps: [
      'Зелено: всички карат с малки докосвания около местата.',
      'Червено: намери свободно място и спри колата вътре с едно докосване.',
      'Който остане без място, е следващият светофар и вика цветовете.',
      'След всяка игра се сменя кракът: паркирай с другия.',
    ],
    points: [
      'Мек крак: топката заспива, не отскача.',
      'Потърси свободно място, преди светофарът да светне.',
      'Карай с много малки докосвания.',
    ],
    scoring: 'Кола, която стои мирно на мястото си, е една точка.',
    question: 'Как приспа топката?',
    fault: 'Тропане върху топката, от което тя се изплъзва.',
    harder: ['Бутни топката в мястото от две крачки и я спри там.'],
    easier: ['Толкова места, колкото деца.'],
  },
}

export const riverWords: TaskWords = {
  en: {
    name: 'Ferry across the river',
    aim: 'Send a ball to a friend and take the friend’s ball safely on board.',
    setup:
      '{l} × {w} m, a river of two lines of markers, {river} m wide, across the middle. Pairs face each other over the river with one ball; one crocodile stands in the water.',
    steps: [
      'Pass the ferry over the river to your friend.',
      'The friend stops it on land, takes it round a bush (cone) and sends it back.',
      'The crocodile stays in the water and catches ferries with the feet.',
      'A caught ferry goes back to its owners; after a minute a new crocodile.',
    ],
    points: [
      'Go to meet the ferry, then give with the foot.',
      'Wait until the crocodile is somewhere else.',
      'Look up before you send it.',
    ],
    scoring: 'Pair: one point for each safe crossing. Crocodile: one for each catch.',
    question: 'When was the river free?',
    fault: 'Waiting on your heels until the ball rolls past.',
    harder: ['Two crocodiles.', 'The first touch already goes towards the bush.'],
    easier: ['No crocodile in the first round.'],
  },
  de: {
    name: 'Mit der Fähre über den Fluss',
    aim: 'Dem Freund einen Ball schicken und seinen sicher an Bord nehmen.',
    setup:
      '{l} × {w} m, in der Mitte ein {river} m breiter Fluss aus zwei Markierungslinien. Paare stehen sich über dem Fluss mit einem Ball gegenüber; ein Krokodil ist im Wasser.',
    steps: [
      'Schick die Fähre über den Fluss zu deinem Freund.',
      'Er stoppt sie an Land, fährt um einen Busch (Hütchen) und schickt sie zurück.',
      'Das Krokodil bleibt im Wasser und fängt Fähren mit den Füßen.',
      'Gefangene Fähren kommen zurück; nach einer Minute ein neues Krokodil.',
    ],
    points: [
      'Der Fähre entgegengehen, dann mit dem Fuß nachgeben.',
      'Warten, bis das Krokodil woanders ist.',
      'Erst schauen, dann losschicken.',
    ],
    scoring: 'Paar: ein Punkt je sichere Überfahrt. Krokodil: einer je Fang.',
    question: 'Wann war der Fluss frei?',
    fault: 'Auf den Fersen warten, bis der Ball vorbei ist.',
    harder: ['Zwei Krokodile.', 'Der erste Kontakt geht schon zum Busch.'],
    easier: ['Die erste Runde ohne Krokodil.'],
  },
  bg: {
    name: 'С ферибот през реката',
    aim: 'Пращаш топка на приятел и сигурно качваш неговата на борда.',
    setup:
      '{l} × {w} м, през средата тече река от две линии маркери, широка {river} м. Двойки са една срещу друга през реката с по една топка; един крокодил е във водата.',
    steps: [
      'Прати ферибота през реката на приятеля си.',
      'Той го спира на сушата, обикаля храст (конус) и го връща.',
      'Крокодилът остава във водата и лови фериботи с крака.',
      'Уловеният ферибот се връща; след минута има нов крокодил.',
    ],
    points: [
      'Тръгни срещу ферибота, после омекоти с крака.',
      'Изчакай крокодила да отиде другаде.',
      'Първо погледни, после пращай.',
    ],
    scoring: 'Двойката: точка за всяко сигурно минаване. Крокодилът: точка за улов.',
    question: 'Кога реката беше свободна?',
    fault: 'Чакане на пети, докато топката подмине.',
    harder: ['Два крокодила.', 'Първото докосване вече е към храста.'],
    easier: ['Първата игра е без крокодил.'],
  },
}

export const homeWords: TaskWords = {
  en: {
    name: 'Catch it and take it home',
    aim: 'Take a rolling ball with you with the first touch, away from a chaser.',
    setup:
      '{l} × {w} m with a coloured house of four markers in each corner. The coach rolls balls from the middle of one side; two teams of two stand in front of the coach, two more children of each team rest with a ball to tap.',
    steps: [
      'The coach rolls a ball out and calls a team: one of them may take it.',
      'That child takes it with the first touch towards one of the two far houses.',
      'One child of the other team chases as soon as the ball is touched.',
      'Home inside the house counts; then both run back and two others are called.',
    ],
    points: [
      'Run to the ball, do not let it come to you.',
      'Push it away from the chaser with the first touch.',
      'Choose your house early.',
    ],
    scoring: 'Ball stopped inside a house: one point. Won by the chaser: one for them.',
    question: 'Which house was the better one, and why?',
    fault: 'Stopping the ball and looking round for the chaser.',
    harder: ['The coach bounces the ball.'],
    easier: ['The chaser starts three steps later.'],
  },
  de: {
    name: 'Fang ihn und bring ihn heim',
    aim: 'Einen rollenden Ball mit dem ersten Kontakt mitnehmen, weg vom Verfolger.',
    setup:
      '{l} × {w} m, in jeder Ecke ein buntes Haus aus vier Markierungen. Der Trainer rollt Bälle von der Mitte einer Seite; zwei Zweierteams stehen vor ihm, je zwei weitere Kinder tippen in der Pause auf ihren Ball.',
    steps: [
      'Der Trainer rollt einen Ball ins Feld und ruft ein Team: Eines darf hin.',
      'Dieses Kind nimmt ihn mit dem ersten Kontakt zu einem der fernen Häuser mit.',
      'Ein Kind des anderen Teams jagt los, sobald der Ball berührt ist.',
      'Im Haus zählt es; dann laufen beide zurück, und zwei andere sind dran.',
    ],
    points: [
      'Lauf zum Ball, warte nicht auf ihn.',
      'Schieb ihn mit dem ersten Kontakt weg vom Verfolger.',
      'Such dir das Haus früh aus.',
    ],
    scoring: 'Ball im Haus gestoppt: ein Punkt. Vom Verfolger erobert: einer für ihn.',
    question: 'Welches Haus war das bessere, und warum?',
    fault: 'Den Ball stoppen und sich nach dem Verfolger umschauen.',
    harder: ['Der Trainer lässt den Ball springen.'],
    easier: ['Der Verfolger startet drei Schritte später.'],
  },
  bg: {
    name: 'Хвани я и я отведи вкъщи',
    aim: 'С първото докосване вземаш търкаляща се топка и бягаш от преследвача.',
    setup:
      '{l} × {w} м с цветна къщичка от четири маркера във всеки ъгъл. Треньорът търкаля топки от средата на едната страна; пред него са два отбора по двама, още по две деца почиват и потупват топката си с крак.',
    steps: [
      'Треньорът търкулва топка и вика отбор: едно дете може да я вземе.',
      'То я насочва с първото докосване към една от двете далечни къщички.',
      'Дете от другия отбор гони, щом топката бъде докосната.',
      'Вкъщи се брои; после двете се връщат и тръгват други две.',
    ],
    points: [
      'Тичай към топката, не я чакай.',
      'Още с първото докосване я бутни далеч от преследвача.',
      'Избери къщичката рано.',
    ],
    scoring: 'Спряна в къщичка: точка. Взета от преследвача: точка за него.',
    question: 'Коя къщичка беше по-добра и защо?',
    fault: 'Спиране на топката и озъртане за преследвача.',
    harder: ['Треньорът пуска топката да подскача.'],
    easier: ['Преследвачът тръгва три крачки по-късно.'],
  },
}

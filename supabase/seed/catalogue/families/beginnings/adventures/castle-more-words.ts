/** Through the wall and at the giant. */
import type { TaskWords } from '../kit'

export const moreCastleWords: Record<'windows' | 'giant', TaskWords> = {
  windows: {
    en: {
      title: 'Windows in the wall',
      aim: 'Play to somebody you know through a small window, and stop what comes back.',
      setup:
        '{cones} cones in the middle of {area} m, 1.5 m apart: between them are windows. The {n} children stand in pairs, one on each side 3 m from the wall, a ball for each pair and one in reserve.',
      rules: [
        'Choose a window and pass through it to your partner.',
        'Stop the ball with the sole, roll it to the next window and pass back.',
        'After ten passes both run round the end of the wall and change sides.',
        'A cone that falls is a broken window: set it up together and go on.',
      ],
      points: [
        'Show your partner the window with your hand.',
        'Stand behind your window before the ball comes.',
        'Push the ball, do not hit it: your friend wants to stop it.',
      ],
      more: ['Two touches: one to stop, one to pass.', 'Step back to 4 m.'],
      easier: ['Only every second cone stays: windows of 3 m.'],
      scoring: 'Count together how many windows you get through without breaking one.',
      questions: ['What helped your partner to stop the ball?'],
      faults: ['The receiver stands beside the window: feet behind the gap first.'],
    },
    de: {
      title: 'Fenster in der Mauer',
      aim: 'Durch ein kleines Fenster zu jemandem spielen und stoppen, was zurückkommt.',
      setup:
        '{cones} Hütchen in der Mitte von {area} m, 1,5 m auseinander: Dazwischen sind Fenster. Die {n} Kinder stehen zu zweit, je eines auf jeder Seite 3 m vor der Mauer, ein Ball je Paar und einer in Reserve.',
      rules: [
        'Sucht ein Fenster aus und spielt hindurch zum Partner.',
        'Mit der Sohle stoppen, zum nächsten Fenster rollen und zurückspielen.',
        'Nach zehn Pässen laufen beide um das Mauerende und tauschen die Seiten.',
        'Fällt ein Hütchen, ist das Fenster kaputt: gemeinsam aufstellen, weiter.',
      ],
      points: [
        'Zeig deinem Partner das Fenster mit der Hand.',
        'Steh hinter dem Fenster, bevor der Ball kommt.',
        'Schieben, nicht dreschen: Dein Freund soll ihn stoppen können.',
      ],
      more: ['Zwei Kontakte: einer zum Stoppen, einer zum Passen.', 'Auf 4 m zurückgehen.'],
      easier: ['Nur jedes zweite Hütchen bleibt: Fenster von 3 m.'],
      scoring: 'Zählt gemeinsam, wie viele Fenster ihr schafft, ohne dass eines zerbricht.',
      questions: ['Was hat deinem Partner geholfen, den Ball zu stoppen?'],
      faults: ['Wer empfängt, steht neben dem Fenster: erst die Füße hinter die Lücke.'],
    },
    bg: {
      title: 'Прозорци в стената',
      aim: 'Пас към приятел през малък прозорец и спиране на върнатата топка.',
      setup:
        '{cones} конуса по средата на {area} м, през 1,5 м: между тях са прозорците. {n} деца по двойки, по едно от всяка страна на 3 м от стената, по една топка на двойка и една резервна.',
      rules: [
        'Избери прозорец и подай през него на партньора си.',
        'Спри с подметка, търкулни топката до следващия прозорец и върни.',
        'След десет паса двамата обикалят стената и сменят страните.',
        'Падне ли конус, прозорецът е счупен: изправете го заедно и напред.',
      ],
      points: [
        'Покажи прозореца на партньора с ръка.',
        'Застани зад прозореца, преди топката да дойде.',
        'Бутни, не удряй: приятелят ти трябва да я спре.',
      ],
      more: ['Две докосвания: едно за спиране, едно за пас.', 'Отстъпете на 4 м.'],
      easier: ['Остава всеки втори конус: прозорци по 3 м.'],
      scoring: 'Бройте заедно през колко прозореца минавате, без да счупите нито един.',
      questions: ['Какво помогна на партньора ти да спре топката?'],
      faults: ['Който приема, стои встрани: първо краката зад пролуката.'],
    },
  },
  giant: {
    en: {
      title: 'Push the giant away',
      aim: 'Hit a moving target with a firm pass and find your position for the next shot.',
      setup:
        'One big soft ball, the giant, lies in the middle of {area} m (two giants with more than 12 children); a castle line runs 3 m from each end. {n} children in two teams, half behind each line, a light ball each.',
      rules: [
        'From behind your line strike your ball at the giant to push it away.',
        'Fetch any ball that lies on your half or behind you and shoot again.',
        'Nobody touches the giant with hand or foot.',
        'If the giant rolls over a castle line, it goes back and the next round starts.',
      ],
      points: [
        'Hit the giant low and in the middle.',
        'Stop the ball on the line before you shoot.',
        'Move along the line until the giant is straight in front of you.',
      ],
      more: ['Two giants at the same time.', 'Shots with the weaker foot only.'],
      easier: ['Lines 2 m nearer to the giant; the coach rolls balls back.'],
      scoring: 'Two points if the giant crosses their line, one if it lies on their half.',
      questions: ['Is it better to shoot all together or one by one?'],
      faults: ['Children run forward to shoot: the line is the castle wall, go back to it.'],
    },
    de: {
      title: 'Schiebt den Riesen weg',
      aim: 'Ein bewegtes Ziel fest treffen und sich für den nächsten Schuss richtig stellen.',
      setup:
        'Ein großer weicher Ball, der Riese, liegt in der Mitte von {area} m (ab 13 Kindern zwei Riesen); je 3 m vor den Enden ist eine Burglinie. {n} Kinder in zwei Mannschaften, die Hälfte hinter jeder Linie, jedes mit leichtem Ball.',
      rules: [
        'Schießt hinter eurer Linie auf den Riesen und treibt ihn fort.',
        'Holt jeden Ball in eurer Hälfte oder hinter euch und schießt wieder.',
        'Niemand berührt den Riesen mit Hand oder Fuß.',
        'Rollt er über eine Burglinie, kommt er zurück und es beginnt neu.',
      ],
      points: [
        'Triff den Riesen unten und in der Mitte.',
        'Den Ball auf der Linie stoppen, dann schießen.',
        'Geh die Linie entlang, bis der Riese genau vor dir ist.',
      ],
      more: ['Zwei Riesen gleichzeitig.', 'Nur mit dem schwächeren Fuß schießen.'],
      easier: ['Linien 2 m näher am Riesen; der Trainer rollt Bälle zurück.'],
      scoring: 'Zwei Punkte, wenn er ihre Linie überrollt, einer, wenn er in ihrer Hälfte liegt.',
      questions: ['Ist es besser, alle zugleich oder nacheinander zu schießen?'],
      faults: ['Zum Schießen nach vorn gelaufen: Die Linie ist die Burgmauer, zurück dahinter.'],
    },
    bg: {
      title: 'Изтласкайте великана',
      aim: 'Силен точен удар по движеща се цел и заемане на място за следващия.',
      setup:
        'Голяма мека топка – великанът – лежи по средата на {area} м (при над 12 деца са два); на 3 м от двата края има линия на замъка. {n} деца в два отбора, половината зад всяка линия, всяко с лека топка.',
      rules: [
        'Иззад линията удряйте великана с топките и го отблъсквайте.',
        'Взимай всяка топка от твоята половина или зад теб и удряй пак.',
        'Никой не пипа великана с ръка или крак.',
        'Мине ли линия на замък, великанът се връща и започва следващата игра.',
      ],
      points: [
        'Уцели великана ниско и в средата.',
        'Спри топката на линията и тогава удари.',
        'Върви по линията, докато великанът е точно пред теб.',
      ],
      more: ['Два великана едновременно.', 'Удари само със слабия крак.'],
      easier: ['Линиите са с 2 м по-близо; треньорът връща топките.'],
      scoring: 'Две точки, ако премине линията им, една, ако лежи в тяхната половина.',
      questions: ['По-добре ли е да удряте заедно или един след друг?'],
      faults: ['Децата тичат напред да удрят: линията е стената на замъка, връщай се зад нея.'],
    },
  },
}

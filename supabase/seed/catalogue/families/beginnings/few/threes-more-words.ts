/** Three players: the one in the middle, and two against one to goal. */
import type { TaskWords } from '../kit'

export const moreThreeWords: Record<'middle' | 'twoOne', TaskWords> = {
  middle: {
    en: {
      title: 'The link in the middle',
      aim: 'Connect both ends as a midfielder: see behind you, turn if you can, set if you cannot.',
      setup:
        'Channel of {area} m, an end player on each short side with a ball each, the link between two cones in the middle. One spare ball.',
      rules: [
        'The link shows for one end player and looks at the other on the way.',
        'Receive, turn between the cones and play to the far end.',
        'The far player returns the ball first time; the link shows again, at once.',
        'After eight balls the link changes places with an end player.',
      ],
      points: [
        'Look over both shoulders before each pass.',
        'Arrive side-on, the ball runs across you onto the far foot.',
        'Turn and pass are one rhythm: touch, pass, go.',
        'End players: firm on the ground, to the foot away from the cone.',
      ],
      more: [
        'The far player lifts an arm to close one side: turn the other way.',
        'Coach passive behind the link: set or turn.',
      ],
      easier: ['The link uses three touches and the ends stop the ball.'],
      scoring: 'Passes from end to end in a minute through the link; each has two goes.',
      questions: ['At what moment do you know which way you are going to turn?'],
      faults: ['Coming too close to the passer: no room to turn, so start later.'],
    },
    de: {
      title: 'Das Bindeglied in der Mitte',
      aim: 'Als Mittelfeldspieler beide Enden verbinden: hinter sich sehen, aufdrehen oder klatschen.',
      setup:
        'Gasse von {area} m, auf beiden kurzen Seiten ein Endspieler mit Ball, in der Mitte das Bindeglied zwischen zwei Hütchen. Ein Ersatzball.',
      rules: [
        'Das Bindeglied bietet sich einem Ende an und schaut dabei zum anderen.',
        'Annehmen, zwischen den Hütchen aufdrehen und zum anderen Ende spielen.',
        'Von dort kommt der Ball direkt zurück; sofort wieder anbieten.',
        'Nach acht Bällen wechselt das Bindeglied mit einem Endspieler.',
      ],
      points: [
        'Vor jedem Pass über beide Schultern schauen.',
        'Seitlich ankommen, der Ball läuft vor dem Körper zum hinteren Fuß.',
        'Drehen und Passen in einem Rhythmus: Kontakt, Pass, weg.',
        'Endspieler: scharf und flach in den Fuß, der vom Hütchen weg ist.',
      ],
      more: [
        'Der hintere Spieler hebt einen Arm und sperrt eine Seite: andersherum drehen.',
        'Trainer passiv im Rücken: klatschen lassen oder aufdrehen.',
      ],
      easier: ['Drei Kontakte für das Bindeglied, die Enden stoppen den Ball.'],
      scoring: 'Pässe von Ende zu Ende in einer Minute; jeder hat zwei Versuche.',
      questions: ['In welchem Moment weißt du, wohin du aufdrehst?'],
      faults: ['Zu nah zum Passgeber gelaufen: kein Platz zum Drehen, also später starten.'],
    },
    bg: {
      title: 'Връзката в средата',
      aim: 'Като полузащитник свързвай двата края: гледай зад себе си, обърни се или върни.',
      setup:
        'Коридор {area} м, на двете къси страни по един краен играч с топка, в средата „връзката“ между два конуса. Една резервна топка.',
      rules: [
        'Връзката се предлага на единия край и пътьом поглежда другия.',
        'Приема, обръща се между конусите и подава към далечния край.',
        'Оттам топката идва от първо; връзката се предлага отново веднага.',
        'След осем топки връзката сменя мястото си с краен играч.',
      ],
      points: [
        'Преди всеки пас погледни през двете рамена.',
        'Пристигай странично, топката минава пред теб към задния крак.',
        'Обръщане и пас са един ритъм: докосване, пас, тръгване.',
        'Крайни: силно и ниско, в крака, който е далеч от конуса.',
      ],
      more: [
        'Далечният играч вдига ръка и затваря едната страна: обърни се на другата.',
        'Пасивен треньор в гръб: връщане или обръщане.',
      ],
      easier: ['Връзката има три докосвания, крайните спират топката.'],
      scoring: 'Пасове от край до край за минута през връзката; всеки има два опита.',
      questions: ['В кой миг знаеш накъде ще се обърнеш?'],
      faults: ['Твърде близо до подаващия: няма място за обръщане, тръгни по-късно.'],
    },
  },
  twoOne: {
    en: {
      title: 'Two against one, everybody defends',
      aim: 'Commit the defender and choose: pass or go alone; defend against a bigger number.',
      setup:
        'Pitch of {area} m with a mini goal at one end and a 4 m cone gate at the other. Two attackers start at the gate with five balls, the defender in front of the mini goal.',
      rules: [
        'The two attackers start with a pass across and go for the mini goal.',
        'The defender steps out; a won ball is played through the cone gate.',
        'The attacker who shot or lost the ball is the next defender.',
        'Fetch the ball on the way back, so that the next attack starts at once.',
      ],
      points: [
        'Dribble at the inside shoulder of the defender.',
        'Pass when the defender commits, neither earlier nor later.',
        'Second attacker: stay level and wide, then run behind.',
        'Defender: between both, slow them down, wait for the bad touch.',
      ],
      more: ['Five seconds until the shot.', 'Add offside from the last third on.'],
      easier: ['The defender starts on the goal line with a foot on the post.'],
      scoring: 'One point for each goal for the scorer, two for a ball through the cone gate.',
      questions: ['What did the defender do that told you to pass?'],
      faults: ['Both attackers run close together: the defender guards both with one step.'],
    },
    de: {
      title: 'Zwei gegen einen, alle verteidigen mal',
      aim: 'Den Verteidiger beschäftigen und entscheiden: Pass oder allein; in Unterzahl bestehen.',
      setup:
        'Feld von {area} m mit Minitor an einem Ende und Hütchentor von 4 m am anderen. Zwei Angreifer starten mit fünf Bällen am Hütchentor, der Verteidiger vor dem Minitor.',
      rules: [
        'Die beiden Angreifer beginnen mit einem Querpass und greifen das Minitor an.',
        'Der Verteidiger kommt heraus; gewonnene Bälle gehen durchs Hütchentor.',
        'Wer geschossen oder den Ball verloren hat, verteidigt als Nächstes.',
        'Den Ball auf dem Rückweg mitnehmen, damit es gleich weitergeht.',
      ],
      points: [
        'Auf die innere Schulter des Verteidigers zudribbeln.',
        'Passen, wenn er sich festlegt, nicht früher und nicht später.',
        'Zweiter Angreifer: auf gleicher Höhe und breit, dann in den Rücken.',
        'Verteidiger: zwischen beiden bleiben, verzögern, auf den Fehler warten.',
      ],
      more: ['Fünf Sekunden bis zum Abschluss.', 'Abseits im letzten Drittel.'],
      easier: ['Der Verteidiger startet auf der Torlinie mit einem Fuß am Pfosten.'],
      scoring: 'Ein Punkt je Tor für den Torschützen, zwei für einen Ball durchs Hütchentor.',
      questions: ['Woran hast du gesehen, dass jetzt der Pass kommen muss?'],
      faults: ['Beide Angreifer laufen eng: Der Verteidiger deckt beide mit einem Schritt.'],
    },
    bg: {
      title: 'Двама срещу един, всички защитават',
      aim: 'Ангажирай защитника и избери: пас или сам; защитавай срещу повече играчи.',
      setup:
        'Поле {area} м с мини врата в единия край и вратичка от конуси 4 м в другия. Двама нападатели тръгват от вратичката с пет топки, защитникът е пред мини вратата.',
      rules: [
        'Нападателите започват с напречен пас и атакуват мини вратата.',
        'Защитникът излиза; спечелена топка минава през вратичката от конуси.',
        'Който е стрелял или загубил топката, е следващият защитник.',
        'По обратния път вземи топката, за да започне веднага следващата атака.',
      ],
      points: [
        'Води към вътрешното рамо на защитника.',
        'Подай, когато той се ангажира – нито по-рано, нито по-късно.',
        'Втори нападател: на една линия и широко, после зад гърба.',
        'Защитник: между двамата, забавяй и чакай лошото докосване.',
      ],
      more: ['Пет секунди до удара.', 'Със засада в последната третина.'],
      easier: ['Защитникът тръгва от голлинията с крак до гредата.'],
      scoring: 'Точка за всеки гол за стрелеца, две за топка през вратичката от конуси.',
      questions: ['Какво направи защитникът, за да разбереш, че е време за пас?'],
      faults: ['Нападателите тичат близо един до друг: защитникът пази и двамата с една крачка.'],
    },
  },
}

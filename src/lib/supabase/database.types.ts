export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      age_groups: {
        Row: {
          code: string
          created_at: string
          sort_order: number
          years_under: number | null
        }
        Insert: {
          code: string
          created_at?: string
          sort_order: number
          years_under?: number | null
        }
        Update: {
          code?: string
          created_at?: string
          sort_order?: number
          years_under?: number | null
        }
        Relationships: []
      }
      audit_log: {
        Row: {
          action: string
          actor_id: string | null
          details: Json
          id: number
          occurred_at: string
          player_id: string | null
          school_id: string | null
          user_id: string | null
        }
        Insert: {
          action: string
          actor_id?: string | null
          details?: Json
          id?: never
          occurred_at?: string
          player_id?: string | null
          school_id?: string | null
          user_id?: string | null
        }
        Update: {
          action?: string
          actor_id?: string | null
          details?: Json
          id?: never
          occurred_at?: string
          player_id?: string | null
          school_id?: string | null
          user_id?: string | null
        }
        Relationships: []
      }
      background_checks: {
        Row: {
          checked_on: string
          created_at: string
          expires_on: string
          id: string
          recorded_by: string | null
          school_id: string
          updated_at: string
          user_id: string
        }
        Insert: {
          checked_on: string
          created_at?: string
          expires_on: string
          id?: string
          recorded_by?: string | null
          school_id: string
          updated_at?: string
          user_id: string
        }
        Update: {
          checked_on?: string
          created_at?: string
          expires_on?: string
          id?: string
          recorded_by?: string | null
          school_id?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'background_checks_recorded_by'
            columns: ['recorded_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'background_checks_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'background_checks_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      body_measurements: {
        Row: {
          created_at: string
          height_cm: number | null
          id: string
          measured_on: string
          player_id: string
          recorded_by: string | null
          school_id: string
          updated_at: string
          weight_kg: number | null
        }
        Insert: {
          created_at?: string
          height_cm?: number | null
          id?: string
          measured_on?: string
          player_id: string
          recorded_by?: string | null
          school_id?: string
          updated_at?: string
          weight_kg?: number | null
        }
        Update: {
          created_at?: string
          height_cm?: number | null
          id?: string
          measured_on?: string
          player_id?: string
          recorded_by?: string | null
          school_id?: string
          updated_at?: string
          weight_kg?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'body_measurements_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'body_measurements_recorded_by'
            columns: ['recorded_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'body_measurements_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      coach_profiles: {
        Row: {
          biography: string | null
          created_at: string
          license: Database['public']['Enums']['coaching_license']
          license_expires_on: string | null
          school_id: string | null
          specialization: Database['public']['Enums']['coach_specialization'] | null
          updated_at: string
          user_id: string
          years_of_experience: number | null
        }
        Insert: {
          biography?: string | null
          created_at?: string
          license?: Database['public']['Enums']['coaching_license']
          license_expires_on?: string | null
          school_id?: string | null
          specialization?: Database['public']['Enums']['coach_specialization'] | null
          updated_at?: string
          user_id?: string
          years_of_experience?: number | null
        }
        Update: {
          biography?: string | null
          created_at?: string
          license?: Database['public']['Enums']['coaching_license']
          license_expires_on?: string | null
          school_id?: string | null
          specialization?: Database['public']['Enums']['coach_specialization'] | null
          updated_at?: string
          user_id?: string
          years_of_experience?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'coach_profiles_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'coach_profiles_user'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      emergency_contacts: {
        Row: {
          created_at: string
          id: string
          name: string
          phone: string
          player_id: string
          relationship: Database['public']['Enums']['guardian_relationship']
          school_id: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          phone: string
          player_id: string
          relationship?: Database['public']['Enums']['guardian_relationship']
          school_id?: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          phone?: string
          player_id?: string
          relationship?: Database['public']['Enums']['guardian_relationship']
          school_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'emergency_contacts_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'emergency_contacts_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      exercise_favourites: {
        Row: {
          created_at: string
          exercise_id: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          exercise_id: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          exercise_id?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'exercise_favourites_exercise'
            columns: ['exercise_id']
            isOneToOne: false
            referencedRelation: 'exercises'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'exercise_favourites_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      exercise_texts: {
        Row: {
          aim: string
          coaching_points: string[]
          created_at: string
          exercise_id: string
          locale: string
          progressions: string[]
          regressions: string[]
          rules: string
          search: unknown
          setup: string
          title: string
          updated_at: string
        }
        Insert: {
          aim: string
          coaching_points: string[]
          created_at?: string
          exercise_id: string
          locale: string
          progressions?: string[]
          regressions?: string[]
          rules?: string
          search?: never
          setup?: string
          title: string
          updated_at?: string
        }
        Update: {
          aim?: string
          coaching_points?: string[]
          created_at?: string
          exercise_id?: string
          locale?: string
          progressions?: string[]
          regressions?: string[]
          rules?: string
          search?: never
          setup?: string
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'exercise_texts_exercise'
            columns: ['exercise_id']
            isOneToOne: false
            referencedRelation: 'exercises'
            referencedColumns: ['id']
          },
        ]
      }
      exercises: {
        Row: {
          archived_at: string | null
          area_length_m: number
          area_width_m: number
          author_id: string | null
          corners: string[]
          created_at: string
          diagram: Json | null
          equipment: Json
          has_heading: boolean
          id: string
          intensity: Database['public']['Enums']['intensity_level']
          level: number
          max_age: number
          min_age: number
          minutes: number
          moment: Database['public']['Enums']['exercise_moment'] | null
          phase: Database['public']['Enums']['training_phase']
          players_ideal: number | null
          players_max: number
          players_min: number
          practice_type: Database['public']['Enums']['practice_type']
          school_id: string | null
          slug: string | null
          topic: Database['public']['Enums']['exercise_topic']
          updated_at: string
          use_count: number
          visibility: Database['public']['Enums']['exercise_visibility']
        }
        Insert: {
          archived_at?: string | null
          area_length_m: number
          area_width_m: number
          author_id?: string | null
          corners?: string[]
          created_at?: string
          diagram?: Json | null
          equipment?: Json
          has_heading?: boolean
          id?: string
          intensity?: Database['public']['Enums']['intensity_level']
          level?: number
          max_age: number
          min_age: number
          minutes: number
          moment?: Database['public']['Enums']['exercise_moment'] | null
          phase: Database['public']['Enums']['training_phase']
          players_ideal?: number | null
          players_max: number
          players_min: number
          practice_type: Database['public']['Enums']['practice_type']
          school_id?: string | null
          slug?: string | null
          topic: Database['public']['Enums']['exercise_topic']
          updated_at?: string
          use_count?: number
          visibility?: Database['public']['Enums']['exercise_visibility']
        }
        Update: {
          archived_at?: string | null
          area_length_m?: number
          area_width_m?: number
          author_id?: string | null
          corners?: string[]
          created_at?: string
          diagram?: Json | null
          equipment?: Json
          has_heading?: boolean
          id?: string
          intensity?: Database['public']['Enums']['intensity_level']
          level?: number
          max_age?: number
          min_age?: number
          minutes?: number
          moment?: Database['public']['Enums']['exercise_moment'] | null
          phase?: Database['public']['Enums']['training_phase']
          players_ideal?: number | null
          players_max?: number
          players_min?: number
          practice_type?: Database['public']['Enums']['practice_type']
          school_id?: string | null
          slug?: string | null
          topic?: Database['public']['Enums']['exercise_topic']
          updated_at?: string
          use_count?: number
          visibility?: Database['public']['Enums']['exercise_visibility']
        }
        Relationships: [
          {
            foreignKeyName: 'exercises_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'exercises_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      guardian_links: {
        Row: {
          can_consent: boolean
          can_pay: boolean
          can_respond: boolean
          created_at: string
          guardian_id: string
          id: string
          is_primary: boolean
          player_id: string
          relationship: Database['public']['Enums']['guardian_relationship']
          school_id: string
          status: Database['public']['Enums']['link_status']
          updated_at: string
        }
        Insert: {
          can_consent?: boolean
          can_pay?: boolean
          can_respond?: boolean
          created_at?: string
          guardian_id: string
          id?: string
          is_primary?: boolean
          player_id: string
          relationship: Database['public']['Enums']['guardian_relationship']
          school_id?: string
          status?: Database['public']['Enums']['link_status']
          updated_at?: string
        }
        Update: {
          can_consent?: boolean
          can_pay?: boolean
          can_respond?: boolean
          created_at?: string
          guardian_id?: string
          id?: string
          is_primary?: boolean
          player_id?: string
          relationship?: Database['public']['Enums']['guardian_relationship']
          school_id?: string
          status?: Database['public']['Enums']['link_status']
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'guardian_links_guardian'
            columns: ['guardian_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'guardian_links_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'guardian_links_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      injuries: {
        Row: {
          body_part: string
          created_at: string
          expected_return_on: string | null
          id: string
          note: string | null
          occurred_on: string
          player_id: string
          recorded_by: string | null
          returned_on: string | null
          school_id: string
          updated_at: string
        }
        Insert: {
          body_part: string
          created_at?: string
          expected_return_on?: string | null
          id?: string
          note?: string | null
          occurred_on?: string
          player_id: string
          recorded_by?: string | null
          returned_on?: string | null
          school_id?: string
          updated_at?: string
        }
        Update: {
          body_part?: string
          created_at?: string
          expected_return_on?: string | null
          id?: string
          note?: string | null
          occurred_on?: string
          player_id?: string
          recorded_by?: string | null
          returned_on?: string | null
          school_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'injuries_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'injuries_recorded_by'
            columns: ['recorded_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'injuries_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      invitations: {
        Row: {
          accepted_by: string | null
          created_at: string
          decided_at: string | null
          email: string
          expires_at: string
          id: string
          invited_by: string | null
          last_sent_at: string
          locale: string
          player_id: string | null
          relationship: Database['public']['Enums']['guardian_relationship'] | null
          role: Database['public']['Enums']['app_role']
          school_id: string
          sent_count: number
          status: Database['public']['Enums']['invitation_status']
          team_id: string | null
          token_hash: string
          updated_at: string
        }
        Insert: {
          accepted_by?: string | null
          created_at?: string
          decided_at?: string | null
          email: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          last_sent_at?: string
          locale?: string
          player_id?: string | null
          relationship?: Database['public']['Enums']['guardian_relationship'] | null
          role: Database['public']['Enums']['app_role']
          school_id: string
          sent_count?: number
          status?: Database['public']['Enums']['invitation_status']
          team_id?: string | null
          token_hash: string
          updated_at?: string
        }
        Update: {
          accepted_by?: string | null
          created_at?: string
          decided_at?: string | null
          email?: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          last_sent_at?: string
          locale?: string
          player_id?: string | null
          relationship?: Database['public']['Enums']['guardian_relationship'] | null
          role?: Database['public']['Enums']['app_role']
          school_id?: string
          sent_count?: number
          status?: Database['public']['Enums']['invitation_status']
          team_id?: string | null
          token_hash?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'invitations_accepted_by'
            columns: ['accepted_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'invitations_invited_by'
            columns: ['invited_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'invitations_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'invitations_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'invitations_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      mail_outbox: {
        Row: {
          attempts: number
          created_at: string
          dedupe_key: string
          id: string
          kind: string
          last_error: string | null
          locked_until: string | null
          next_attempt_at: string
          payload: Json
          sent_at: string | null
          status: string
          to_email: string | null
          to_locale: string | null
          updated_at: string
          user_id: string | null
        }
        Insert: {
          attempts?: number
          created_at?: string
          dedupe_key: string
          id?: string
          kind: string
          last_error?: string | null
          locked_until?: string | null
          next_attempt_at?: string
          payload?: Json
          sent_at?: string | null
          status?: string
          to_email?: string | null
          to_locale?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          attempts?: number
          created_at?: string
          dedupe_key?: string
          id?: string
          kind?: string
          last_error?: string | null
          locked_until?: string | null
          next_attempt_at?: string
          payload?: Json
          sent_at?: string | null
          status?: string
          to_email?: string | null
          to_locale?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'mail_outbox_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      matches: {
        Row: {
          created_at: string
          goals_against: number | null
          goals_for: number | null
          id: string
          is_home: boolean
          kind: Database['public']['Enums']['match_kind']
          meet_at: string | null
          opponent: string
          school_id: string
          starts_at: string
          status: Database['public']['Enums']['match_status']
          team_id: string
          updated_at: string
          venue: string | null
        }
        Insert: {
          created_at?: string
          goals_against?: number | null
          goals_for?: number | null
          id?: string
          is_home?: boolean
          kind?: Database['public']['Enums']['match_kind']
          meet_at?: string | null
          opponent: string
          school_id: string
          starts_at: string
          status?: Database['public']['Enums']['match_status']
          team_id: string
          updated_at?: string
          venue?: string | null
        }
        Update: {
          created_at?: string
          goals_against?: number | null
          goals_for?: number | null
          id?: string
          is_home?: boolean
          kind?: Database['public']['Enums']['match_kind']
          meet_at?: string | null
          opponent?: string
          school_id?: string
          starts_at?: string
          status?: Database['public']['Enums']['match_status']
          team_id?: string
          updated_at?: string
          venue?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'matches_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'matches_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      medical_notes: {
        Row: {
          advice: string | null
          allergies: string | null
          created_at: string
          medication: string | null
          player_id: string
          school_id: string
          updated_at: string
        }
        Insert: {
          advice?: string | null
          allergies?: string | null
          created_at?: string
          medication?: string | null
          player_id: string
          school_id?: string
          updated_at?: string
        }
        Update: {
          advice?: string | null
          allergies?: string | null
          created_at?: string
          medication?: string | null
          player_id?: string
          school_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'medical_notes_player'
            columns: ['player_id']
            isOneToOne: true
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'medical_notes_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      notifications: {
        Row: {
          category: Database['public']['Enums']['notification_category']
          created_at: string
          id: string
          kind: string
          link: string | null
          payload: Json
          read_at: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          category: Database['public']['Enums']['notification_category']
          created_at?: string
          id?: string
          kind: string
          link?: string | null
          payload?: Json
          read_at?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          category?: Database['public']['Enums']['notification_category']
          created_at?: string
          id?: string
          kind?: string
          link?: string | null
          payload?: Json
          read_at?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'notifications_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      owner_profiles: {
        Row: {
          biography: string | null
          created_at: string
          job_title: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          biography?: string | null
          created_at?: string
          job_title?: string | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          biography?: string | null
          created_at?: string
          job_title?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'owner_profiles_user'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      parent_profiles: {
        Row: {
          address: string | null
          created_at: string
          emergency_phone: string | null
          preferred_contact: Database['public']['Enums']['contact_channel']
          updated_at: string
          user_id: string
        }
        Insert: {
          address?: string | null
          created_at?: string
          emergency_phone?: string | null
          preferred_contact?: Database['public']['Enums']['contact_channel']
          updated_at?: string
          user_id?: string
        }
        Update: {
          address?: string | null
          created_at?: string
          emergency_phone?: string | null
          preferred_contact?: Database['public']['Enums']['contact_channel']
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'parent_profiles_user'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      person_cards: {
        Row: {
          avatar_url: string | null
          created_at: string
          first_name: string
          last_name: string
          updated_at: string
          user_id: string
        }
        Insert: {
          avatar_url?: string | null
          created_at?: string
          first_name: string
          last_name: string
          updated_at?: string
          user_id: string
        }
        Update: {
          avatar_url?: string | null
          created_at?: string
          first_name?: string
          last_name?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'person_cards_user'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      players: {
        Row: {
          created_at: string
          date_of_birth: string
          first_name: string
          id: string
          last_name: string
          other_positions: Database['public']['Enums']['player_position'][]
          photo_path: string | null
          position: Database['public']['Enums']['player_position'] | null
          school_id: string
          strong_foot: Database['public']['Enums']['strong_foot'] | null
          updated_at: string
          user_id: string | null
        }
        Insert: {
          created_at?: string
          date_of_birth: string
          first_name: string
          id?: string
          last_name: string
          other_positions?: Database['public']['Enums']['player_position'][]
          photo_path?: string | null
          position?: Database['public']['Enums']['player_position'] | null
          school_id: string
          strong_foot?: Database['public']['Enums']['strong_foot'] | null
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          created_at?: string
          date_of_birth?: string
          first_name?: string
          id?: string
          last_name?: string
          other_positions?: Database['public']['Enums']['player_position'][]
          photo_path?: string | null
          position?: Database['public']['Enums']['player_position'] | null
          school_id?: string
          strong_foot?: Database['public']['Enums']['strong_foot'] | null
          updated_at?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'players_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'players_user'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      role_assignments: {
        Row: {
          created_at: string
          granted_at: string
          granted_by: string | null
          id: string
          role: Database['public']['Enums']['app_role']
          school_id: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          granted_at?: string
          granted_by?: string | null
          id?: string
          role: Database['public']['Enums']['app_role']
          school_id?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          granted_at?: string
          granted_by?: string | null
          id?: string
          role?: Database['public']['Enums']['app_role']
          school_id?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'role_assignments_granted_by'
            columns: ['granted_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'role_assignments_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'role_assignments_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      role_requests: {
        Row: {
          created_at: string
          decided_at: string | null
          decided_by: string | null
          id: string
          message: string | null
          role: Database['public']['Enums']['app_role']
          school_name: string | null
          status: Database['public']['Enums']['request_status']
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          id?: string
          message?: string | null
          role: Database['public']['Enums']['app_role']
          school_name?: string | null
          status?: Database['public']['Enums']['request_status']
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          id?: string
          message?: string | null
          role?: Database['public']['Enums']['app_role']
          school_name?: string | null
          status?: Database['public']['Enums']['request_status']
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'role_requests_decided_by'
            columns: ['decided_by']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      school_officers: {
        Row: {
          created_at: string
          duty: Database['public']['Enums']['officer_duty']
          school_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          duty: Database['public']['Enums']['officer_duty']
          school_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          duty?: Database['public']['Enums']['officer_duty']
          school_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'school_officers_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'school_officers_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      schools: {
        Row: {
          accepts_owner_invitations: boolean
          address: string | null
          coaches_may_invite: boolean
          country: string
          created_at: string
          description: string | null
          digital_consent_age: number
          id: string
          location: string | null
          logo_url: string | null
          name: string
          retention_seasons: number
          season_start_month: number
          time_zone: string
          type: Database['public']['Enums']['school_type']
          updated_at: string
          website: string | null
        }
        Insert: {
          accepts_owner_invitations?: boolean
          address?: string | null
          coaches_may_invite?: boolean
          country?: string
          created_at?: string
          description?: string | null
          digital_consent_age?: number
          id?: string
          location?: string | null
          logo_url?: string | null
          name: string
          retention_seasons?: number
          season_start_month?: number
          time_zone?: string
          type?: Database['public']['Enums']['school_type']
          updated_at?: string
          website?: string | null
        }
        Update: {
          accepts_owner_invitations?: boolean
          address?: string | null
          coaches_may_invite?: boolean
          country?: string
          created_at?: string
          description?: string | null
          digital_consent_age?: number
          id?: string
          location?: string | null
          logo_url?: string | null
          name?: string
          retention_seasons?: number
          season_start_month?: number
          time_zone?: string
          type?: Database['public']['Enums']['school_type']
          updated_at?: string
          website?: string | null
        }
        Relationships: []
      }
      seasons: {
        Row: {
          created_at: string
          ends_on: string
          id: string
          name: string
          school_id: string
          starts_on: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          ends_on: string
          id?: string
          name: string
          school_id: string
          starts_on: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          ends_on?: string
          id?: string
          name?: string
          school_id?: string
          starts_on?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'seasons_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
        ]
      }
      squad_members: {
        Row: {
          created_at: string
          id: string
          joined_on: string
          left_on: string | null
          player_id: string
          school_id: string
          shirt_number: number | null
          team_id: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          id?: string
          joined_on?: string
          left_on?: string | null
          player_id: string
          school_id?: string
          shirt_number?: number | null
          team_id: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          id?: string
          joined_on?: string
          left_on?: string | null
          player_id?: string
          school_id?: string
          shirt_number?: number | null
          team_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'squad_members_player'
            columns: ['player_id']
            isOneToOne: false
            referencedRelation: 'players'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'squad_members_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'squad_members_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      team_staff: {
        Row: {
          created_at: string
          role: Database['public']['Enums']['staff_role']
          school_id: string
          team_id: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          role: Database['public']['Enums']['staff_role']
          school_id?: string
          team_id: string
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          role?: Database['public']['Enums']['staff_role']
          school_id?: string
          team_id?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'team_staff_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'team_staff_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'team_staff_user'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
        ]
      }
      teams: {
        Row: {
          age_group: string
          archived_at: string | null
          created_at: string
          id: string
          name: string
          school_id: string
          season: string
          updated_at: string
        }
        Insert: {
          age_group: string
          archived_at?: string | null
          created_at?: string
          id?: string
          name: string
          school_id: string
          season: string
          updated_at?: string
        }
        Update: {
          age_group?: string
          archived_at?: string | null
          created_at?: string
          id?: string
          name?: string
          school_id?: string
          season?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'teams_age_group'
            columns: ['age_group']
            isOneToOne: false
            referencedRelation: 'age_groups'
            referencedColumns: ['code']
          },
          {
            foreignKeyName: 'teams_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'teams_season'
            columns: ['school_id', 'season']
            isOneToOne: false
            referencedRelation: 'seasons'
            referencedColumns: ['school_id', 'name']
          },
        ]
      }
      training_blocks: {
        Row: {
          created_at: string
          exercise_id: string | null
          id: string
          minutes: number
          note: string | null
          phase: Database['public']['Enums']['training_phase']
          position: number
          title: string | null
          training_id: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          exercise_id?: string | null
          id?: string
          minutes: number
          note?: string | null
          phase: Database['public']['Enums']['training_phase']
          position: number
          title?: string | null
          training_id: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          exercise_id?: string | null
          id?: string
          minutes?: number
          note?: string | null
          phase?: Database['public']['Enums']['training_phase']
          position?: number
          title?: string | null
          training_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'training_blocks_exercise'
            columns: ['exercise_id']
            isOneToOne: false
            referencedRelation: 'exercises'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'training_blocks_training'
            columns: ['training_id']
            isOneToOne: false
            referencedRelation: 'trainings'
            referencedColumns: ['id']
          },
        ]
      }
      trainings: {
        Row: {
          author_id: string | null
          created_at: string
          ends_at: string
          id: string
          notes: string | null
          objective: string | null
          place: string | null
          school_id: string
          starts_at: string
          status: Database['public']['Enums']['training_status']
          team_id: string
          title: string | null
          updated_at: string
          version: number
        }
        Insert: {
          author_id?: string | null
          created_at?: string
          ends_at: string
          id?: string
          notes?: string | null
          objective?: string | null
          place?: string | null
          school_id: string
          starts_at: string
          status?: Database['public']['Enums']['training_status']
          team_id: string
          title?: string | null
          updated_at?: string
          version?: number
        }
        Update: {
          author_id?: string | null
          created_at?: string
          ends_at?: string
          id?: string
          notes?: string | null
          objective?: string | null
          place?: string | null
          school_id?: string
          starts_at?: string
          status?: Database['public']['Enums']['training_status']
          team_id?: string
          title?: string | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'trainings_author'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'trainings_school'
            columns: ['school_id']
            isOneToOne: false
            referencedRelation: 'schools'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'trainings_team'
            columns: ['team_id']
            isOneToOne: false
            referencedRelation: 'teams'
            referencedColumns: ['id']
          },
        ]
      }
      users: {
        Row: {
          avatar_url: string | null
          created_at: string
          email: string
          first_name: string
          id: string
          last_name: string
          locale: string
          mobile_locale: string | null
          phone: string | null
          role: Database['public']['Enums']['app_role'] | null
          status: Database['public']['Enums']['account_status']
          updated_at: string
        }
        Insert: {
          avatar_url?: string | null
          created_at?: string
          email: string
          first_name?: string
          id: string
          last_name?: string
          locale?: string
          mobile_locale?: string | null
          phone?: string | null
          role?: Database['public']['Enums']['app_role'] | null
          status?: Database['public']['Enums']['account_status']
          updated_at?: string
        }
        Update: {
          avatar_url?: string | null
          created_at?: string
          email?: string
          first_name?: string
          id?: string
          last_name?: string
          locale?: string
          mobile_locale?: string | null
          phone?: string | null
          role?: Database['public']['Enums']['app_role'] | null
          status?: Database['public']['Enums']['account_status']
          updated_at?: string
        }
        Relationships: []
      }
    }
    Views: {
      user_directory: {
        Row: {
          avatar_url: string | null
          created_at: string | null
          email: string | null
          first_name: string | null
          full_name: string | null
          id: string | null
          is_pending: boolean | null
          last_name: string | null
          request_id: string | null
          request_message: string | null
          request_school_name: string | null
          requested_at: string | null
          requested_role: Database['public']['Enums']['app_role'] | null
          role: Database['public']['Enums']['app_role'] | null
          roles: string[] | null
          search_name: string | null
          status: Database['public']['Enums']['account_status'] | null
        }
        Relationships: []
      }
    }
    Functions: {
      accept_invitation: {
        Args: {
          p_token: string
        }
        Returns: boolean
      }
      add_player: {
        Args: {
          p_team_id: string
          p_first_name: string
          p_last_name: string
          p_date_of_birth: string
          p_position?: Database['public']['Enums']['player_position']
          p_strong_foot?: Database['public']['Enums']['strong_foot']
          p_shirt_number?: number
        }
        Returns: {
          created_at: string
          date_of_birth: string
          first_name: string
          id: string
          last_name: string
          other_positions: Database['public']['Enums']['player_position'][]
          photo_path: string | null
          position: Database['public']['Enums']['player_position'] | null
          school_id: string
          strong_foot: Database['public']['Enums']['strong_foot'] | null
          updated_at: string
          user_id: string | null
        }
      }
      assign_role: {
        Args: {
          p_user_ids: string[]
          p_role: Database['public']['Enums']['app_role']
          p_school_id?: string
        }
        Returns: number
      }
      claim_mail: {
        Args: {
          batch: number
        }
        Returns: {
          attempts: number
          created_at: string
          dedupe_key: string
          id: string
          kind: string
          last_error: string | null
          locked_until: string | null
          next_attempt_at: string
          payload: Json
          sent_at: string | null
          status: string
          to_email: string | null
          to_locale: string | null
          updated_at: string
          user_id: string | null
        }[]
      }
      decline_invitation: {
        Args: {
          p_token: string
        }
        Returns: undefined
      }
      decline_role_request: {
        Args: {
          p_request_id: string
        }
        Returns: undefined
      }
      finish_mail: {
        Args: {
          id: string
          ok: boolean
          error?: string
        }
        Returns: undefined
      }
      invitation_by_token: {
        Args: {
          p_token: string
        }
        Returns: {
          school_name: string
          role: Database['public']['Enums']['app_role']
          email: string
          status: Database['public']['Enums']['invitation_status']
          expires_at: string
        }[]
      }
      invite: {
        Args: {
          p_school_id: string
          p_email: string
          p_role: Database['public']['Enums']['app_role']
          p_player_id?: string
          p_relationship?: Database['public']['Enums']['guardian_relationship']
          p_team_id?: string
          p_locale?: string
        }
        Returns: string
      }
      player_health: {
        Args: {
          p_player_id: string
        }
        Returns: Json
      }
      record_measurement: {
        Args: {
          p_player_id: string
          p_height_cm?: number
          p_weight_kg?: number
          p_measured_on?: string
        }
        Returns: undefined
      }
      report_injury: {
        Args: {
          p_player_id: string
          p_body_part: string
          p_occurred_on?: string
          p_expected_return_on?: string
          p_note?: string
        }
        Returns: string
      }
      request_role: {
        Args: {
          p_role: Database['public']['Enums']['app_role']
          p_message?: string
          p_school_name?: string
        }
        Returns: {
          created_at: string
          decided_at: string | null
          decided_by: string | null
          id: string
          message: string | null
          role: Database['public']['Enums']['app_role']
          school_name: string | null
          status: Database['public']['Enums']['request_status']
          updated_at: string
          user_id: string
        }
      }
      resend_invitation: {
        Args: {
          p_invitation_id: string
        }
        Returns: undefined
      }
      revoke_invitation: {
        Args: {
          p_invitation_id: string
        }
        Returns: undefined
      }
      revoke_role: {
        Args: {
          p_user_id: string
          p_role: Database['public']['Enums']['app_role']
          p_school_id?: string
        }
        Returns: undefined
      }
      save_training: {
        Args: {
          p_training: Json
        }
        Returns: {
          author_id: string | null
          created_at: string
          ends_at: string
          id: string
          notes: string | null
          objective: string | null
          place: string | null
          school_id: string
          starts_at: string
          status: Database['public']['Enums']['training_status']
          team_id: string
          title: string | null
          updated_at: string
          version: number
        }
      }
      search_exercises: {
        Args: {
          p_locale: string
          p_query?: string
          p_topics?: Database['public']['Enums']['exercise_topic'][]
          p_phases?: Database['public']['Enums']['training_phase'][]
          p_age?: number
          p_players?: number
          p_max_minutes?: number
          p_intensities?: Database['public']['Enums']['intensity_level'][]
          p_without_heading?: boolean
          p_favourites_only?: boolean
          p_sort?: string
          p_limit?: number
          p_offset?: number
        }
        Returns: {
          id: string
          slug: string
          title: string
          aim: string
          topic: Database['public']['Enums']['exercise_topic']
          moment: Database['public']['Enums']['exercise_moment']
          phase: Database['public']['Enums']['training_phase']
          practice_type: Database['public']['Enums']['practice_type']
          min_age: number
          max_age: number
          level: number
          players_min: number
          players_max: number
          area_length_m: number
          area_width_m: number
          minutes: number
          intensity: Database['public']['Enums']['intensity_level']
          has_heading: boolean
          equipment: Json
          diagram: Json
          is_favourite: boolean
          total_count: number
        }[]
      }
      set_account_status: {
        Args: {
          p_user_ids: string[]
          p_status: Database['public']['Enums']['account_status']
          p_reason?: string
        }
        Returns: number
      }
      set_officer: {
        Args: {
          p_school_id: string
          p_user_id: string
          p_duty: Database['public']['Enums']['officer_duty']
          p_is_held: boolean
        }
        Returns: undefined
      }
      switch_role: {
        Args: {
          p_role: Database['public']['Enums']['app_role']
        }
        Returns: {
          avatar_url: string | null
          created_at: string
          email: string
          first_name: string
          id: string
          last_name: string
          locale: string
          mobile_locale: string | null
          phone: string | null
          role: Database['public']['Enums']['app_role'] | null
          status: Database['public']['Enums']['account_status']
          updated_at: string
        }
      }
      team_contacts: {
        Args: {
          p_team_id: string
        }
        Returns: {
          player_id: string
          guardian_id: string
          first_name: string
          last_name: string
          relationship: Database['public']['Enums']['guardian_relationship']
          is_primary: boolean
          phone: string
          emergency_phone: string
          email: string
          preferred_contact: Database['public']['Enums']['contact_channel']
        }[]
      }
    }
    Enums: {
      account_status: 'active' | 'suspended'
      app_role: 'admin' | 'owner' | 'coach' | 'parent' | 'player'
      coach_specialization:
        | 'head_coach'
        | 'foundation_phase'
        | 'youth_phase'
        | 'goalkeeping'
        | 'fitness'
        | 'individual'
        | 'analysis'
        | 'mental'
      coaching_license:
        | 'none'
        | 'entry'
        | 'uefa_d'
        | 'uefa_c'
        | 'uefa_b'
        | 'uefa_a'
        | 'uefa_pro'
        | 'goalkeeper_b'
        | 'goalkeeper_a'
        | 'other'
      contact_channel: 'phone' | 'email' | 'app'
      exercise_moment:
        | 'in_possession'
        | 'out_of_possession'
        | 'transition_to_attack'
        | 'transition_to_defence'
        | 'set_play'
      exercise_topic:
        | 'ball_mastery'
        | 'dribbling'
        | 'first_touch'
        | 'passing'
        | 'switching_play'
        | 'crossing'
        | 'heading'
        | 'finishing'
        | 'possession'
        | 'combination_play'
        | 'pressing'
        | 'counter_press'
        | 'counter_attack'
        | 'compactness'
        | 'defending_1v1'
        | 'defending_group'
        | 'goalkeeping'
        | 'set_pieces'
        | 'coordination'
        | 'speed'
        | 'strength'
        | 'mobility'
        | 'fun'
      exercise_visibility: 'me' | 'team' | 'school' | 'public'
      guardian_relationship: 'father' | 'mother' | 'guardian' | 'relative' | 'other' | 'parent'
      intensity_level: 'low' | 'medium' | 'high' | 'very_high'
      invitation_status: 'pending' | 'accepted' | 'declined' | 'revoked' | 'expired'
      link_status: 'pending' | 'active' | 'ended'
      match_kind: 'league' | 'cup' | 'friendly' | 'tournament'
      match_status: 'planned' | 'live' | 'finished' | 'cancelled'
      notification_category: 'training' | 'messages' | 'tasks' | 'notes' | 'system' | 'payments'
      officer_duty: 'safeguarding' | 'treasurer'
      player_position: 'goalkeeper' | 'defender' | 'midfielder' | 'forward' | 'utility'
      practice_type:
        | 'unopposed'
        | 'passive_opposition'
        | 'opposed'
        | 'rondo'
        | 'positional_game'
        | 'wave'
        | 'phase_of_play'
        | 'small_sided_game'
        | 'conditioned_game'
        | 'free_game'
        | 'test'
        | 'fun_game'
      request_status: 'pending' | 'approved' | 'declined'
      school_type: 'academy' | 'club' | 'school' | 'training_center'
      staff_role:
        'head_coach' | 'assistant_coach' | 'goalkeeper_coach' | 'athletic_coach' | 'team_manager'
      strong_foot: 'left' | 'right' | 'both'
      training_phase: 'warm_up' | 'main_part' | 'game' | 'cool_down'
      training_status: 'planned' | 'done' | 'cancelled'
    }
    CompositeTypes: { [_ in never]: never }
  }
}

type PublicSchema = Database['public']

export type Tables<Name extends keyof (PublicSchema['Tables'] & PublicSchema['Views'])> =
  (PublicSchema['Tables'] & PublicSchema['Views'])[Name]['Row']

export type TablesInsert<Name extends keyof PublicSchema['Tables']> =
  PublicSchema['Tables'][Name]['Insert']

export type TablesUpdate<Name extends keyof PublicSchema['Tables']> =
  PublicSchema['Tables'][Name]['Update']

export type Enums<Name extends keyof PublicSchema['Enums']> = PublicSchema['Enums'][Name]

export const Constants = {
  public: {
    Enums: {
      account_status: ['active', 'suspended'],
      app_role: ['admin', 'owner', 'coach', 'parent', 'player'],
      coach_specialization: [
        'head_coach',
        'foundation_phase',
        'youth_phase',
        'goalkeeping',
        'fitness',
        'individual',
        'analysis',
        'mental',
      ],
      coaching_license: [
        'none',
        'entry',
        'uefa_d',
        'uefa_c',
        'uefa_b',
        'uefa_a',
        'uefa_pro',
        'goalkeeper_b',
        'goalkeeper_a',
        'other',
      ],
      contact_channel: ['phone', 'email', 'app'],
      exercise_moment: [
        'in_possession',
        'out_of_possession',
        'transition_to_attack',
        'transition_to_defence',
        'set_play',
      ],
      exercise_topic: [
        'ball_mastery',
        'dribbling',
        'first_touch',
        'passing',
        'switching_play',
        'crossing',
        'heading',
        'finishing',
        'possession',
        'combination_play',
        'pressing',
        'counter_press',
        'counter_attack',
        'compactness',
        'defending_1v1',
        'defending_group',
        'goalkeeping',
        'set_pieces',
        'coordination',
        'speed',
        'strength',
        'mobility',
        'fun',
      ],
      exercise_visibility: ['me', 'team', 'school', 'public'],
      guardian_relationship: ['father', 'mother', 'guardian', 'relative', 'other', 'parent'],
      intensity_level: ['low', 'medium', 'high', 'very_high'],
      invitation_status: ['pending', 'accepted', 'declined', 'revoked', 'expired'],
      link_status: ['pending', 'active', 'ended'],
      match_kind: ['league', 'cup', 'friendly', 'tournament'],
      match_status: ['planned', 'live', 'finished', 'cancelled'],
      notification_category: ['training', 'messages', 'tasks', 'notes', 'system', 'payments'],
      officer_duty: ['safeguarding', 'treasurer'],
      player_position: ['goalkeeper', 'defender', 'midfielder', 'forward', 'utility'],
      practice_type: [
        'unopposed',
        'passive_opposition',
        'opposed',
        'rondo',
        'positional_game',
        'wave',
        'phase_of_play',
        'small_sided_game',
        'conditioned_game',
        'free_game',
        'test',
        'fun_game',
      ],
      request_status: ['pending', 'approved', 'declined'],
      school_type: ['academy', 'club', 'school', 'training_center'],
      staff_role: [
        'head_coach',
        'assistant_coach',
        'goalkeeper_coach',
        'athletic_coach',
        'team_manager',
      ],
      strong_foot: ['left', 'right', 'both'],
      training_phase: ['warm_up', 'main_part', 'game', 'cool_down'],
      training_status: ['planned', 'done', 'cancelled'],
    },
  },
} as const
